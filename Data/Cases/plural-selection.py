#!/usr/bin/env python3
"""Write plural-selection.tsv: which number has which plural category where.

Usage:
    pip install --target DIR babel==2.19.0
    PYTHONPATH=DIR python3 Data/Cases/plural-selection.py

Options:
    --check   write nothing; print a unified diff and exit 1 if the file on
              disk is not byte for byte what would be written

The categories are computed by Babel's evaluator from Babel's rule trees. Our
rules.txt, our parser and our evaluator have no part in them, so they cannot
agree with a mistake of ours. Compact exponents (1c6) are not in the cases, as
Babel takes them to be 0.
"""

import argparse
import sys
from decimal import Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from regeneration import BABEL_VERSION, bcp47, write_or_check

import babel.plural
from babel import localedata
from babel.core import get_cldr_version

CASES = Path(__file__).resolve().with_suffix(".tsv")

# In the order in which UTS #35 evaluates them.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")

# The type of rule, and the key Babel keeps it under.
TYPES = {"cardinal": "plural_form", "ordinal": "ordinal_form"}

# Locales without rules of their own, which have to find those of another. For
# pt_AO it matters how: CLDR's parent pt_PT has other rules than pt.
INHERITING = ("en_GB", "es_MX", "fr_CA", "pt_AO", "pt_BR", "sr_Latn_RS", "zh_Hant_TW")

INTEGERS = [str(number) for number in range(26)] + """
    30 31 40 41 61 80 81 99 100 101 102 103 105 111 112 113 121 200 211 614 800 900
    1000 1001 1060 11000 40000 100000 160000 1000000 1000001 2000000
""".split()

# As text, for the rules tell 1, 1.0 and 1.00 apart.
DECIMALS = """
    0.0 0.01 0.011 0.1 0.11 0.20 0.5 1.0 1.00 1.1 1.21 1.5 1.9 2.0 2.5 3.0 3.111 5.0
    6.14 7.2 10.0 11.0 12.0 12.10 20.1 21.0 100.0 1000000.0
""".split()

HEAD = f"""\
# The plural category of numbers, cardinal and ordinal, by CLDR {{cldr}}.
#
# Written by plural-selection.py with Babel {BABEL_VERSION}; do not edit. To write it
# again:
#
#   pip install --target DIR babel=={BABEL_VERSION}
#   PYTHONPATH=DIR python3 Data/Cases/plural-selection.py
#
# One line for each locale that has rules of its own in Babel, and for a few
# that inherit them; tabs between the columns. The third is a list, separated
# by "; ", of a category and the numbers that have it, each category once. How a
# number is written counts: 1 and 1.0 may differ.
#
# locale\ttype\tcategory: numbers; category: numbers
"""


def operands(number):
    """The operands of UTS #35 for a Decimal: n, i, v, w, f, t, c, e.

    Babel's own function counts the digits that Decimal stores, and Decimal
    stores no leading zeros: 0.011 comes out with two visible fraction digits
    instead of three, and as "zero" in Latvian instead of as "one" (Babel's pull
    request 1342). Here the digits are counted in the number as it is written.
    """
    whole, _, fraction = f"{abs(number):f}".partition(".")
    significant = fraction.rstrip("0")
    return (
        abs(number),
        int(whole),
        len(fraction),
        len(significant),
        int(fraction or 0),
        int(significant or 0),
        0,
        0,
    )


# Babel compiles a rule when it is first called and binds the name then.
babel.plural.extract_operands = operands


def evaluator(rule):
    """Babel's rule with its categories in the order of UTS #35.

    Babel evaluates them in alphabetical order, which comes to the same as long
    as no two of them apply to one number. UTS #35 allows that they do.
    """
    ordered = babel.plural.PluralRule(())
    ordered.abstract = sorted(rule.abstract, key=lambda pair: CATEGORIES.index(pair[0]))
    return ordered


def rules():
    """By (id, type), every rule to evaluate."""
    found = {}
    localedata.clear_caches()
    for name in localedata.locale_identifiers():
        own = localedata.load(name, merge_inherited=False)
        for kind, key in TYPES.items():
            if key in own:
                found[bcp47(name), kind] = own[key]
    # Babel's cache does not tell data with what is inherited from data without.
    localedata.clear_caches()
    for name in INHERITING:
        for kind, key in TYPES.items():
            found[bcp47(name), kind] = localedata.load(name)[key]
    return found


def cases_text():
    lines = []
    for (tag, kind), rule in sorted(rules().items()):
        select = evaluator(rule)
        by_category = {category: [] for category in CATEGORIES}
        for number in INTEGERS + (DECIMALS if kind == "cardinal" else []):
            by_category[select(Decimal(number))].append(number)
        missing = [category for category in rule.tags if not by_category[category]]
        if missing:
            # A category that no case has is a rule that no case tests.
            sys.exit(f"No number is {missing} in {tag} ({kind}); add one.")
        lists = [
            f"{category}: {' '.join(numbers)}" for category, numbers in by_category.items() if numbers
        ]
        lines.append(f"{tag}\t{kind}\t{'; '.join(lists)}\n")
    return HEAD.format(cldr=get_cldr_version()) + "".join(lines)


def main():
    parser = argparse.ArgumentParser(description="Write the cases for plural selection.")
    parser.add_argument("--check", action="store_true", help="compare with the file on disk")
    arguments = parser.parse_args()

    write_or_check({CASES: cases_text()}, arguments.check)


if __name__ == "__main__":
    main()
