"""Reads resource bundles of the ICU that is installed, through ctypes.

Which data that is depends on the system, so what a script makes of it is checked in and names
the CLDR release it came from.
"""

import ctypes
import ctypes.util
import re
import sys

# The types of resource that the plural bundles consist of, by their numbers in ures.h.
STRING, TABLE, ARRAY = 0, 2, 8

POINTER = ctypes.c_void_p
ERROR_CODE = ctypes.POINTER(ctypes.c_int)
VERSION_INFO = ctypes.c_uint8 * 4


def find_icu():
    """The installed ICU, or None."""
    library = ctypes.util.find_library("icui18n")
    suffix = re.search(r"\.so\.(\d+)", library or "")
    return ICU(library, suffix[1]) if suffix else None


class ICU:
    """An ICU, its version, and the CLDR release its data is of."""

    def __init__(self, library, suffix):
        i18n = ctypes.CDLL(library)
        common = ctypes.CDLL(library.replace("icui18n", "icuuc"))

        def function(library, name, result, *arguments):
            # ICU puts its version into the name of each function.
            found = getattr(library, f"{name}_{suffix}")
            found.restype, found.argtypes = result, arguments
            return found

        self._open = function(
            common, "ures_openDirect", POINTER, ctypes.c_char_p, ctypes.c_char_p, ERROR_CODE
        )
        self._close = function(common, "ures_close", None, POINTER)
        self._type = function(common, "ures_getType", ctypes.c_int, POINTER)
        self._size = function(common, "ures_getSize", ctypes.c_int32, POINTER)
        self._key = function(common, "ures_getKey", ctypes.c_char_p, POINTER)
        self._by_index = function(
            common, "ures_getByIndex", POINTER, POINTER, ctypes.c_int32, POINTER, ERROR_CODE
        )
        self._string = function(
            common, "ures_getString", POINTER, POINTER, ctypes.POINTER(ctypes.c_int32), ERROR_CODE
        )
        get_version = function(common, "u_getVersion", None, VERSION_INFO)
        get_cldr_version = function(
            i18n, "ulocdata_getCLDRVersion", None, VERSION_INFO, ERROR_CODE
        )

        version, cldr_version = VERSION_INFO(), VERSION_INFO()
        get_version(version)
        checked(get_cldr_version, cldr_version)
        self.version, self.cldr_version = dotted(version), dotted(cldr_version)

    def bundle(self, name):
        """The resource bundle of this name: tables as dicts, arrays as lists, strings."""
        bundle = checked(self._open, None, name.encode("ascii"))
        content = self._content(bundle)
        self._close(bundle)
        return content

    def _content(self, resource):
        kind = self._type(resource)
        if kind == STRING:
            length = ctypes.c_int32()
            text = checked(self._string, resource, length)
            encoding = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"
            return ctypes.string_at(text, 2 * length.value).decode(encoding)
        if kind == TABLE:
            entries = self._entries(resource)
            return {self._key(entry).decode("ascii"): self._content(entry) for entry in entries}
        if kind == ARRAY:
            return [self._content(entry) for entry in self._entries(resource)]
        sys.exit(f"ICU's data has a resource of the unexpected type {kind}.")

    def _entries(self, resource):
        for index in range(self._size(resource)):
            entry = checked(self._by_index, resource, index, None)
            yield entry
            self._close(entry)


def checked(function, *arguments):
    """What an ICU function returns whose last parameter is for an error code."""
    status = ctypes.c_int(0)
    result = function(*arguments, status)
    if status.value > 0:  # warnings are negative
        sys.exit(f"ICU failed with error code {status.value}.")
    return result


def dotted(version):
    return re.sub(r"(\.0)+$", "", ".".join(map(str, version)))
