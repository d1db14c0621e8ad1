"""What the scripts that write files below Data have in common.

A script imports this before it imports Babel: the check of Babel's version comes first.
"""

import difflib
import sys

BABEL_VERSION = "2.19.0"

try:
    import babel
except ImportError:
    sys.exit(f"Babel is not installed; this script needs babel=={BABEL_VERSION} (see its head).")
if babel.__version__ != BABEL_VERSION:
    # Another version carries another CLDR, so the output would not be the
    # same file; changing the version is a change to the data, made on purpose.
    sys.exit(
        f"This script needs babel=={BABEL_VERSION} and found {babel.__version__}. "
        "To move to another CLDR release, change BABEL_VERSION in Data/regeneration.py, "
        "run the scripts, and commit what the new data changes."
    )


def bcp47(name):
    """Babel's or ICU's name of a locale as a BCP 47 id: pt_PT is pt-PT."""
    if name == "root":
        return "und"
    language, *rest = name.split("_")
    subtags = [language.lower()]
    for subtag in rest:
        if len(subtag) == 4 and subtag.isalpha():
            subtags.append(subtag.title())  # a script
        elif len(subtag) == 2 or (len(subtag) == 3 and subtag.isdigit()):
            subtags.append(subtag.upper())  # a region
        else:
            subtags.append(subtag.lower())  # a variant
    return "-".join(subtags)


def write_or_check(files, check):
    """Write the files, given as {path: text}; or compare them, and exit 1 where one differs."""
    if not check:
        for path, text in files.items():
            path.write_bytes(text.encode("utf-8"))
    elif any([differs(path, text) for path, text in files.items()]):
        sys.exit(1)


def differs(path, text):
    """Print how the file differs from the text, if it does."""
    old = path.read_bytes().decode("utf-8") if path.exists() else ""
    sys.stdout.writelines(
        difflib.unified_diff(
            old.splitlines(keepends=True),
            text.splitlines(keepends=True),
            f"{path.name} (on disk)",
            f"{path.name} (regenerated)",
        )
    )
    return old != text
