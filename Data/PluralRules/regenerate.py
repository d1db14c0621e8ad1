#!/usr/bin/env python3
"""Write rules.txt and locales.txt, the plural rule data of this package.

Usage:
    pip install --target DIR babel==2.19.0
    PYTHONPATH=DIR python3 Data/PluralRules/regenerate.py

Options:
    --check      write nothing; print a unified diff and exit 1 if a file on
                 disk is not byte for byte what would be written
    --from-icu   also rewrite rules-from-icu.txt and ranges.txt from the
                 installed ICU

The rules come from Babel, which carries the data of one CLDR release in a
package that can be pinned. It carries a language's rules only if CLDR also has
a locale file for that language, and a few languages have rules and no locale
file. Those few come from ICU, but ICU's version is whatever the system has, so
they are read once, with --from-icu, and checked in. Every other run reads that
file and needs no ICU, which is what makes --check mean the same everywhere.

Babel has nothing on plural ranges, so ranges.txt is all ICU's. A run without
--from-icu leaves it alone.
"""

import argparse
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from icu_resources import find_icu
from regeneration import BABEL_VERSION, bcp47, write_or_check

from babel import localedata
from babel.core import get_cldr_version, get_global
from babel.plural import PluralRule

FOLDER = Path(__file__).resolve().parent
RULES = FOLDER / "rules.txt"
LOCALES = FOLDER / "locales.txt"
FROM_ICU = FOLDER / "rules-from-icu.txt"
RANGES = FOLDER / "ranges.txt"

# In the order in which UTS #35 evaluates them; "other" has no rule.
CATEGORIES = ("zero", "one", "two", "few", "many")
OPERANDS = ("n", "i", "v", "w", "f", "t", "c", "e")

# The type of rule: the key Babel keeps it under, and ICU's table of it.
TYPES = {
    "cardinal": ("plural_form", "locales"),
    "ordinal": ("ordinal_form", "locales_ordinals"),
}

# CLDR's parent of any language in a script that is not its usual one is the
# root, so that no text mixes scripts. UTS #35 exempts plural rules from that:
# Serbian counts the same in either script. So these parents, which Babel does
# not list one by one, are left out but for this one: the chain from zh-Hant-MO
# over zh-Hant-HK is listed, and has to end as it does in CLDR, not in zh. That
# takes no rule away, as Chinese has only "other", and so has the root.
SCRIPT_PARENTS = {"zh-Hant": "und"}

LICENCE = """\
# Copyright (C) 2004-2025 Unicode, Inc.
# Licence of the data: Unicode License v3 (SPDX: Unicode-3.0),
# https://www.unicode.org/license.txt
"""

FORMAT = """\
# Lines that begin with "#" are comments. Blocks are separated by one empty
# line, cardinal blocks before ordinal ones, each type in the order of the
# blocks' first locales:
#
#   block     = header locales rule*
#   header    = ("cardinal" | "ordinal") " " version
#   version   = the CLDR release the block's rules were taken from
#   locales   = "locales:" (" " id)+        BCP 47, sorted
#   rule      = category ": " condition
#   category  = "zero" | "one" | "two" | "few" | "many", in this order
#   condition = and (" or " and)*
#   and       = relation (" and " relation)*
#   relation  = operand (" % " integer)? (" = " | " != ") range ("," range)*
#   range     = integer (".." integer)?
#   operand   = "n" | "i" | "v" | "w" | "f" | "t" | "c" | "e"
#
# The conditions are written and mean what UTS #35, part 3, "Language Plural
# Rules" says. A number to which no rule applies is "other"; a block without
# rules is a language that has no other category.
"""

RULES_HEAD = f"""\
# Plural rules of the Unicode CLDR, release {{cldr}}: the category a number has in a
# language, for cardinals (1 day, 2 days) and for ordinals (1st day, 2nd day).
#
# Written by regenerate.py; do not edit. To write it again:
#
#   pip install --target DIR babel=={BABEL_VERSION}
#   PYTHONPATH=DIR python3 Data/PluralRules/regenerate.py
#
# Source: CLDR {{cldr}}, as carried by Babel {BABEL_VERSION}. The blocks with another
# release in their header are those of rules-from-icu.txt.
#
{LICENCE}#
{FORMAT}#
# Every language that CLDR has rules for is listed. A longer id is listed only
# if its rules are not those it would inherit: en-AU is not here, pt-PT is. To
# look up an id, try it, then its parent by locales.txt, else the id without
# its last subtag, and so on. The two types are looked up apart from each other.
"""

FROM_ICU_HEAD = f"""\
# Plural rules of the languages that Babel {BABEL_VERSION} lacks, because CLDR has rules
# but no locale file for them. regenerate.py merges these blocks into rules.txt.
#
# Written by "regenerate.py --from-icu"; do not edit. Only that option reads
# ICU: what it finds depends on the ICU that is installed.
#
# Source: the resource bundle "plurals" of ICU {{icu}}, which has the data of
# CLDR {{cldr}}.
#
{LICENCE}#
{FORMAT}"""

RANGES_HEAD = f"""\
# Plural ranges of the Unicode CLDR, release {{cldr}}: the category of a range (1-2 days)
# from those of its ends, for cardinals.
#
# Written by "regenerate.py --from-icu"; do not edit. Only that option reads
# ICU: what it finds depends on the ICU that is installed.
#
# Source: the resource bundle "pluralRanges" of ICU {{icu}}, which has the data of
# CLDR {{cldr}}.
#
{LICENCE}#
# Lines that begin with "#" are comments. Blocks are separated by one empty
# line and in the order of their first locales:
#
#   block     = header locales range+
#   header    = "ranges " version
#   version   = the CLDR release the block's ranges were taken from
#   locales   = "locales:" (" " id)+        BCP 47, sorted; languages only
#   range     = start " " end ": " result   in the order of start, then of end
#   start     = category
#   end       = category
#   result    = category
#   category  = "zero" | "one" | "two" | "few" | "many" | "other", in this order
#
# A pair that is not listed has the category of the end, as UTS #35, part 3,
# "Plural Ranges" says, and so has any pair in a language that is not listed.
# (ICU has "other" for both.) CLDR presumes that the start is less than the end
# and neither is negative, so where only 1 is "one", there is no pair "one one".
"""

LOCALES_HEAD = f"""\
# Aliases and parents of locale ids, from the Unicode CLDR, release {{cldr}}: the
# languages that have another code now, and the ids that inherit from another id
# than their own without its last subtag.
#
# Written by regenerate.py, as is rules.txt; do not edit.
# Source: CLDR {{cldr}}, as carried by Babel {BABEL_VERSION}.
#
{LICENCE}#
# Lines that begin with "#" are comments. The others are, sorted, BCP 47 ids:
#
#   "alias " old " " new         a language subtag, and what replaces it: a
#                                language subtag, with a script or a region
#                                subtag where CLDR gives one. An id keeps its
#                                other subtags, and its own script and region
#                                if it has them.
#   "parent " child " " parent   The root is written und.
#
# Of CLDR's language aliases, those are here whose old subtag has two or three
# letters, whose new id has no more subtags than that, and whose new language has rules
# in rules.txt; and those whose old subtag has two letters anyway. No old subtag
# has rules, and no new one is an alias again.
#
# The parents are all that CLDR lists, and zh-Hant. CLDR gives the root as the
# parent of every language in a script that is not its usual one, but not for
# plural rules, which sr-Latn, for one, has from sr; so the others are not here.
"""


# ----------------------------------------------------------------------------
# Ids

def parent_of(tag, parents):
    return parents.get(tag) or tag.rpartition("-")[0] or "und"


def look_up(tag, rules, parents):
    """The rules of `tag` or of the nearest ancestor that has any, else None."""
    while tag != "und":
        if tag in rules:
            return rules[tag]
        tag = parent_of(tag, parents)
    return None


# ----------------------------------------------------------------------------
# Rules, which are tuples of (category, condition) with conditions as text

def condition_text(node, inside_and=False):
    """A node of Babel's rule tree in the syntax that UTS #35 prefers today.

    Babel prints its trees in the older syntax ("n mod 10 in 2..4"), so the
    tree is printed here. Of the older operators only "in" can be written with
    "=": "within" also holds for fractions. Babel parses "=" as "in", so a tree
    with any other operator is one that this function does not know.
    """
    kind, arguments = node
    if kind == "or":
        if inside_and:
            raise ValueError("the syntax has no parentheses for an 'or' in an 'and'")
        return " or ".join(condition_text(part) for part in arguments)
    if kind == "and":
        return " and ".join(condition_text(part, inside_and=True) for part in arguments)
    if kind == "not":
        return relation_text(arguments[0], " != ")
    return relation_text(node, " = ")


def relation_text(node, operator):
    kind, arguments = node
    if kind != "relation":
        raise ValueError(f"unexpected {kind!r} in a rule")
    method, operand, (list_kind, ranges) = arguments
    if method != "in" or list_kind != "range_list":
        raise ValueError(f"unexpected {method!r} or {list_kind!r} in a rule")
    texts = []
    for low, high in ranges:
        texts.append(value_text(low) if low == high else f"{value_text(low)}..{value_text(high)}")
    return operand_text(operand) + operator + ",".join(texts)


def operand_text(node):
    kind, arguments = node
    if kind == "mod":
        operand, modulus = arguments
        return f"{operand_text(operand)} % {value_text(modulus)}"
    if kind not in OPERANDS or arguments:
        raise ValueError(f"unexpected operand {kind!r} in a rule")
    return kind


def value_text(node):
    kind, (value,) = node
    if kind != "value" or not isinstance(value, int):
        raise ValueError(f"unexpected {kind!r} for a number in a rule")
    return str(value)


def rules_of(plural_rule):
    """A Babel rule as ours. It has no tree for "other", only for what has a condition."""
    trees = dict(plural_rule.abstract)
    if not trees.keys() <= set(CATEGORIES):
        raise ValueError(f"unexpected categories in {sorted(trees)}")
    rules = []
    for category in CATEGORIES:
        if category not in trees:
            continue
        condition = condition_text(trees[category])
        # What is printed has to mean what was read, so read it again.
        if dict(PluralRule({category: condition}).abstract) != {category: trees[category]}:
            raise ValueError(f"{condition!r} is not the rule it was printed from")
        rules.append((category, condition))
    return tuple(rules)


def own_rules():
    """By type, the rules that Babel keeps with the locale itself, by id."""
    own = {kind: {} for kind in TYPES}
    localedata.clear_caches()
    for name in localedata.locale_identifiers():
        data = localedata.load(name, merge_inherited=False)
        for kind, (key, _) in TYPES.items():
            if key in data:
                own[kind][bcp47(name)] = rules_of(data[key])
    # Babel's cache does not tell data with what is inherited from data without.
    localedata.clear_caches()
    return own


def without_inherited(own, parents):
    """Leave out what an id would inherit, but keep every language.

    Babel gives az_Arab, en_001 and many others a copy of the language's rules.
    A language stays even if it would inherit the same, as those do that have
    "other" alone: a language that is not listed is one CLDR knows nothing of.
    """
    kept = {}
    for tag, rules in own.items():
        inherited = look_up(parent_of(tag, parents), own, parents) or ()
        if "-" not in tag or rules != inherited:
            kept[tag] = rules
    return kept


# ----------------------------------------------------------------------------
# Blocks

def blocks_text(table):
    """The blocks of a table of {(type, version, rules): ids}."""
    blocks = []
    for (kind, version, rules), tags in table.items():
        tags = sorted(tags)
        lines = [f"{kind} {version}", "locales: " + " ".join(tags)]
        lines += [f"{category}: {condition}" for category, condition in rules]
        text = "".join(line + "\n" for line in lines)
        blocks.append((list(TYPES).index(kind), tags[0], text))
    return "\n".join(text for _, _, text in sorted(blocks))


def read_blocks(text):
    """The table that blocks_text() wrote into a file of this text."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    table = {}
    for block in "\n".join(lines).strip("\n").split("\n\n"):
        header, locales, *rules = block.split("\n")
        kind, version = header.split(" ")
        label, *tags = locales.split(" ")
        rules = tuple(tuple(rule.split(": ", 1)) for rule in rules)
        if kind not in TYPES or label != "locales:" or rules_of(PluralRule(rules)) != rules:
            raise ValueError(f"not as blocks_text() writes a block: {block!r}")
        for tag in tags:
            add(table, kind, version, rules, tag)
    return table


def add(table, kind, version, rules, tag):
    table.setdefault((kind, version, rules), []).append(tag)


# ----------------------------------------------------------------------------
# Aliases and parents

def all_aliases():
    """CLDR's aliases from a language to a language, or one with a script or a region."""
    aliases = {}
    for old, new in get_global("language_aliases").items():
        old, new = bcp47(old), bcp47(new)
        target = "[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?"
        if re.fullmatch("[a-z]{2,3}", old) and re.fullmatch(target, new):
            aliases[old] = new
    return aliases


def all_parents():
    listed = get_global("parent_exceptions").items()
    return {**{bcp47(child): bcp47(parent) for child, parent in listed}, **SCRIPT_PARENTS}


def language_of(tag):
    return tag.partition("-")[0]


# ----------------------------------------------------------------------------
# ICU

def icu_rules(icu, kind):
    """ICU's rules of the type as texts by category, by id, with the samples behind "@"."""
    plurals = icu.bundle("plurals")
    _, table_name = TYPES[kind]
    return {
        bcp47(name): plurals["rules"][rule_set] if rule_set else {}
        for name, rule_set in plurals[table_name].items()
    }


def rules_from_icu(icu, own, aliases):
    """The text of rules-from-icu.txt: what ICU has and Babel has not."""
    table = {}
    for kind in TYPES:
        # Babel's parser drops the samples.
        found = {tag: rules_of(PluralRule(texts)) for tag, texts in icu_rules(icu, kind).items()}
        for tag in sorted(found.keys() - own[kind].keys() - {"und"}):
            if tag not in aliases:
                add(table, kind, icu.cldr_version, found[tag], tag)
                continue
            # ICU lists deprecated codes too. The alias brings their readers to
            # the present code's rules, if those are the same rules.
            new = language_of(aliases[tag])
            if new not in own[kind] or found[tag] != found.get(new):
                sys.exit(f"ICU's {kind} rules of {tag}, an alias of {new}, are not those of {new}.")
    head = FROM_ICU_HEAD.format(icu=icu.version, cldr=icu.cldr_version)
    return head + "\n" + blocks_text(table)


def ranges_from_icu(icu, aliases):
    """The text of ranges.txt."""
    bundle = icu.bundle("pluralRanges")
    order = [*CATEGORIES, "other"].index
    table = {}
    for name, range_set in bundle["locales"].items():
        tag = bcp47(name)
        if tag in aliases or "-" in tag:
            sys.exit(f"ICU has plural ranges of {tag}, and the file is to have languages only.")
        # A category that is none fails here.
        ranges = sorted(bundle["rules"][range_set], key=lambda triple: [*map(order, triple)])
        if len({(start, end) for start, end, _ in ranges}) < len(ranges):
            sys.exit(f"ICU has two results for one plural range of {tag}.")
        # Sets of several names are the same.
        table.setdefault(tuple(map(tuple, ranges)), []).append(tag)

    blocks = []
    for ranges, tags in sorted(table.items(), key=lambda item: min(item[1])):
        lines = [f"ranges {icu.cldr_version}", "locales: " + " ".join(sorted(tags))]
        lines += [f"{start} {end}: {result}" for start, end, result in ranges]
        blocks.append("".join(line + "\n" for line in lines))
    head = RANGES_HEAD.format(icu=icu.version, cldr=icu.cldr_version)
    return head + "\n" + "\n".join(blocks)


# ----------------------------------------------------------------------------
# The files

def verify(rules, parents):
    """Look up every locale of Babel in what is about to be written.

    Babel merges the data of a locale's ancestors by CLDR's inheritance; the
    lookup described in the files has to lead to the same rules.
    """
    for name in localedata.locale_identifiers():
        merged = localedata.load(name)
        for kind, (key, _) in TYPES.items():
            found = look_up(bcp47(name), rules[kind], parents) or ()
            if found != rules_of(merged[key]):
                sys.exit(f"The {kind} rules of {name} would be looked up wrongly.")


def rules_text(rules, from_icu):
    cldr = get_cldr_version()
    table = {}
    for kind in TYPES:
        for tag, tag_rules in rules[kind].items():
            add(table, kind, cldr, tag_rules, tag)
    for (kind, version, tag_rules), tags in read_blocks(from_icu).items():
        for tag in tags:
            if tag in rules[kind]:
                sys.exit(f"{FROM_ICU.name} has {tag}, which Babel has too; run with --from-icu.")
            add(table, kind, version, tag_rules, tag)
    return RULES_HEAD.format(cldr=cldr) + "\n" + blocks_text(table)


def locales_text(languages, aliases, parents):
    lines = []
    for old, new in sorted(aliases.items()):
        if old in languages or new in aliases:
            # Whoever looks an id up would have to know which comes first.
            sys.exit(f"The alias {old} is a language with rules, or {new} is an alias too.")
        if len(old) == 2 or language_of(new) in languages:
            lines.append(f"alias {old} {new}\n")
    for child, parent in sorted(parents.items()):
        lines.append(f"parent {child} {parent}\n")
    return LOCALES_HEAD.format(cldr=get_cldr_version()) + "\n" + "".join(lines)


def outputs(with_icu):
    """The files to write, as {path: text}."""
    aliases, parents = all_aliases(), all_parents()
    own = own_rules()
    rules = {kind: without_inherited(own[kind], parents) for kind in TYPES}
    verify(rules, parents)

    files = {}
    if with_icu:
        icu = find_icu()
        if not icu:
            sys.exit("--from-icu needs the shared library icui18n of ICU, which was not found.")
        from_icu = files[FROM_ICU] = rules_from_icu(icu, own, aliases)
        files[RANGES] = ranges_from_icu(icu, aliases)
    elif FROM_ICU.exists():
        from_icu = FROM_ICU.read_text(encoding="utf-8")
    else:
        sys.exit(f"{FROM_ICU.name} is missing; run with --from-icu.")
    files[RULES] = rules_text(rules, from_icu)

    tags = {tag for tags in read_blocks(files[RULES]).values() for tag in tags}
    files[LOCALES] = locales_text({language_of(tag) for tag in tags}, aliases, parents)
    return files


def main():
    parser = argparse.ArgumentParser(description="Write the plural rule data of this package.")
    parser.add_argument("--check", action="store_true", help="compare with the files on disk")
    parser.add_argument("--from-icu", action="store_true", help="also make anew what is from ICU")
    arguments = parser.parse_args()

    write_or_check(outputs(arguments.from_icu), arguments.check)


if __name__ == "__main__":
    main()
