"""PyICU's MessageFormat, as a peer of the benchmark's groups; what comes in and goes out is told in
README.md beside this file. Exits with 3 where there is no PyICU."""

import json
import sys
import time

try:
    import icu
except ImportError:
    sys.exit(3)

request = json.load(sys.stdin)


def measure(group):
    cases = " ".join(
        f"{category}{{{form.replace('@', '{1}')}}}" for category, form in group["forms"].items())
    message = icu.MessageFormat(f"{{0,plural,{cases}}}", icu.Locale(group["locale"]))
    inputs = [[icu.Formattable(item["number"])] for item in group["inputs"]]
    for arguments, item in zip(inputs, group["inputs"]):
        if item.get("text") is not None:
            arguments.append(icu.Formattable(item["text"]))
    for arguments, expected in zip(inputs, group["expected"]):
        found = message.format(arguments)
        if found != expected:
            sys.exit(f'{group["title"]}: "{found}" instead of "{expected}"')

    def timed(passes):
        start = time.perf_counter_ns()
        for _ in range(passes):
            for arguments in inputs:
                message.format(arguments)
        return time.perf_counter_ns() - start

    passes = 1
    while timed(passes) < request["milliseconds"] * 1e6:
        passes *= 2
    samples = sorted(timed(passes) / passes / len(inputs) for _ in range(request["samples"]))
    return {"title": group["title"], "minimum": samples[0], "median": samples[len(samples) // 2]}


rows = [measure(group) for group in request["groups"]]
print(json.dumps({
    "name": "PyICU MessageFormat", "version": f"PyICU {icu.VERSION}, ICU {icu.ICU_VERSION}",
    "rows": rows,
}))
