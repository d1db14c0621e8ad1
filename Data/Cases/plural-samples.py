#!/usr/bin/env python3
"""Write plural-samples.tsv: the numbers that CLDR itself gives as samples of its plural rules.

Usage:
    pip install --target DIR babel==2.19.0
    PYTHONPATH=DIR python3 Data/Cases/plural-samples.py

Options:
    --check   write nothing; print a unified diff and exit 1 if the file on
              disk is not byte for byte what would be written. If there is no
              ICU with the CLDR release of that file, say so and exit 0

Babel drops the samples when it reads the rules, so they come from the ICU that is installed, and
the file is checked in. What --check can do depends on the system: most of those that run it have
another ICU than the file was made with, or none, and there it only says so. An ICU has the samples
of its own CLDR release. Those of a rule that is another one now are left out.
"""

import argparse
import re
import sys
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(DATA), str(DATA / "PluralRules")]

from icu_resources import find_icu
from regenerate import CATEGORIES, LICENCE, RULES, TYPES, icu_rules, read_blocks, rules_of
from regeneration import BABEL_VERSION, write_or_check

from babel.plural import PluralRule

SAMPLES = Path(__file__).resolve().with_suffix(".tsv")

HEAD = f"""\
# The samples of the Unicode CLDR, release {{cldr}}, for its plural rules: numbers of each category.
#
# Written by plural-samples.py with an ICU that has this release; do not edit. To write it again:
#
#   pip install --target DIR babel=={BABEL_VERSION}
#   PYTHONPATH=DIR python3 Data/Cases/plural-samples.py
#
# Source: the resource bundle "plurals" of ICU.
#
{LICENCE}#
# One line for each category of a rule set; tabs between the columns. The first column has all
# locales with these rules and samples, sorted, with spaces between them. The last is CLDR's text,
# as UTS #35, part 3, "Samples" describes it: "@integer" and "@decimal", each followed by numbers
# and ranges of numbers. A range a~b goes up by one in the last digit, "1c6" is 1 with the compact
# exponent 6, and "…" stands for infinitely many more.
#
# The locales are those whose rules are the same in rules.txt. These have others there, by type:
#
{{changed}}#
# locales\ttype\tcategory\tsamples
"""


def same_numbers(rules):
    """The rules with all lists of numbers written in one way: 0..1 and 1,0 become 0,1.

    CLDR changes between these from one release to the next. They mean the same, as a relation
    with "=" or "!=" holds for integers only, or fails for them only.
    """

    def written_out(match):
        numbers = set()
        for part in match[0].split(","):
            low, _, high = part.partition("..")
            numbers.update(range(int(low), int(high or low) + 1))
        return ",".join(map(str, sorted(numbers)))

    return tuple(
        (category, re.sub(r"[0-9][0-9.,]*", written_out, condition))
        for category, condition in rules
    )


def samples_of(texts):
    """Pairs of category and samples, from the texts of a rule set in ICU."""
    samples = []
    for category in (*CATEGORIES, "other"):
        if category in texts:
            _, at, numbers = texts[category].partition("@")
            samples.append((category, " ".join((at + numbers).split())))
    return tuple(samples)


def samples_text(icu):
    ours = {kind: {} for kind in TYPES}
    for (kind, _, rules), tags in read_blocks(RULES.read_text(encoding="utf-8")).items():
        ours[kind].update(dict.fromkeys(tags, same_numbers(rules)))

    lines, changed = [], []
    for kind in TYPES:
        shared, others = {}, []
        for tag, texts in sorted(icu_rules(icu, kind).items()):
            if tag not in ours[kind]:
                continue  # the root, or a deprecated code
            rules = same_numbers(rules_of(PluralRule(texts)))
            if rules != ours[kind][tag]:
                others.append(tag)
                continue
            shared.setdefault((rules, samples_of(texts)), []).append(tag)
        # The locales came sorted, so these are in the order of the first ones.
        for (_, samples), tags in shared.items():
            for category, numbers in samples:
                if not numbers:
                    sys.exit(f"CLDR has no samples for {category} in {tags} ({kind}).")
                lines.append(f"{' '.join(tags)}\t{kind}\t{category}\t{numbers}\n")
        changed.append(f"#   {kind}: {' '.join(others) or 'none'}\n")
    return HEAD.format(cldr=icu.cldr_version, changed="".join(changed)) + "".join(lines)


def nothing_to_compare(icu):
    """Why the file on disk cannot be compared with what this ICU has, or None if it can."""
    if not icu:
        return "no ICU was found"
    head = SAMPLES.read_text(encoding="utf-8") if SAMPLES.exists() else ""
    release = re.match(r"# .*? release ([0-9.]+)", head)
    if release and release[1] != icu.cldr_version:
        return f"it is of CLDR {release[1]} and the ICU here has {icu.cldr_version}"
    return None


def main():
    parser = argparse.ArgumentParser(description="Write CLDR's samples of its plural rules.")
    parser.add_argument("--check", action="store_true", help="compare with the file on disk")
    arguments = parser.parse_args()

    icu = find_icu()
    reason = nothing_to_compare(icu)
    if arguments.check and reason:
        print(f"{SAMPLES.name}: nothing to compare with, as {reason}.", file=sys.stderr)
        return
    if not icu:
        sys.exit("This script needs the shared library icui18n of ICU, which was not found.")
    write_or_check({SAMPLES: samples_text(icu)}, arguments.check)


if __name__ == "__main__":
    main()
