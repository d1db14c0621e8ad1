#!/usr/bin/env python3
"""Write item-counter.tsv: what summary.item-count of ItemCounter.xcstrings reads like.

Usage:
    pip install --target DIR babel==2.19.0
    PYTHONPATH=DIR python3 Data/Cases/item-counter.py

Options:
    --check   write nothing; print a unified diff and exit 1 if the file on
              disk is not byte for byte what would be written

The catalog's texts are put together by Babel's plural rules and number formats, so that the
expected texts owe nothing to the code under test.
"""

import argparse
import decimal
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from regeneration import BABEL_VERSION, write_or_check

from babel import Locale, numbers

FOLDER = Path(__file__).resolve().parent
CATALOG = FOLDER.parent / "Catalogs" / "ItemCounter.xcstrings"
TABLE = FOLDER / "item-counter.tsv"
KEY = "summary.item-count"

COUNTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 103, 111]
# Babel groups four digits in every language and has one minus sign for all: such numbers are left
# to the comparison with ICU.
COUNTS += [12345, 1000000, 2000000, 1234567]

HEAD = f"""\
# What {KEY} of ItemCounter.xcstrings reads like, by Babel {BABEL_VERSION}'s plural rules and number
# formats (CLDR 49). All are in Latin digits: which ones are usual depends on CLDR's version for
# some languages. Written by item-counter.py; do not edit.
#
# language\tcount\ttext
"""


def category(locale, count):
    """The plural category; Babel asks its rules alphabetically, CLDR in this order."""
    rules = locale.plural_form.rules
    for name in ("zero", "one", "two", "few", "many"):
        if name in rules and locale.plural_form.__class__({name: rules[name]})(count) == name:
            return name
    return "other"


def text(language, forms, count):
    locale = Locale.parse(language, sep="-")
    name = "zero" if count == 0 and "zero" in forms else category(locale, count)
    digits = numbers.format_decimal(
        decimal.Decimal(count), locale=locale, numbering_system="latn"
    )
    return forms[name]["stringUnit"]["value"].replace("%lld", digits)


def table():
    entry = json.loads(CATALOG.read_text(encoding="utf-8"))["strings"][KEY]
    lines = [
        f"{language}\t{count}\t{text(language, localization['variations']['plural'], count)}\n"
        for language, localization in sorted(entry["localizations"].items())
        for count in COUNTS
    ]
    return HEAD + "".join(lines)


def main():
    parser = argparse.ArgumentParser(description="Write the cases for the sample catalog.")
    parser.add_argument("--check", action="store_true", help="compare with the file on disk")
    write_or_check({TABLE: table()}, parser.parse_args().check)


if __name__ == "__main__":
    main()
