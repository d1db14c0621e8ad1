// node's Intl with messages put together by hand, as a peer of the benchmark's groups; what comes in and
// goes out is told in README.md beside this file.
"use strict"

const request = JSON.parse(require("fs").readFileSync(0, "utf8"))

/** A message as libraries for ICU's syntax keep it after parsing: texts and a place for the number. */
class Message {
  constructor(locale, forms) {
    this.plurals = new Intl.PluralRules(locale)
    this.numbers = new Intl.NumberFormat(locale)
    this.forms = Object.fromEntries(
      Object.entries(forms).map(([category, form]) => [category, form.split(/([#@])/)]))
  }

  format(number, text) {
    const parts = this.forms[this.plurals.select(number)] ?? this.forms.other
    let result = ""
    for (const part of parts) {
      result += part === "#" ? this.numbers.format(number) : part === "@" ? text : part
    }
    return result
  }
}

let sink = 0

function measure(group) {
  const message = new Message(group.locale, group.forms)
  const { inputs, expected } = group
  inputs.forEach((input, index) => {
    const found = message.format(input.number, input.text)
    if (found !== expected[index]) {
      process.stderr.write(`${group.title}: "${found}" instead of "${expected[index]}"\n`)
      process.exit(1)
    }
  })
  const time = (passes) => {
    const start = process.hrtime.bigint()
    for (let pass = 0; pass < passes; pass += 1) {
      for (const input of inputs) sink += message.format(input.number, input.text).length
    }
    return Number(process.hrtime.bigint() - start)
  }
  const least = request.milliseconds * 1e6
  let passes = 1
  while (time(passes) < least) passes *= 2
  const samples = Array.from({ length: request.samples }, () => time(passes))
    .map((duration) => duration / passes / inputs.length).sort((left, right) => left - right)
  return { title: group.title, minimum: samples[0], median: samples[samples.length >> 1] }
}

const rows = request.groups.map(measure)
const name = "node Intl.PluralRules + NumberFormat"
const version = `node ${process.versions.node}, ICU ${process.versions.icu}`
console.log(JSON.stringify({ name, version, rows }))
