"""Positions as one line of text: to be pasted into a chat, an address or a bug report.

`stead1.` and then the position's JSON, deflated, in the 64 letters that addresses allow. Deflating makes it a third as
long and gives it a check sum, so that a line which lost a letter is noticed. Two lines may differ and mean the same
position, as there are several ways to deflate: compare tables, not lines.
"""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec

from stead.kernel.errors import RecordError

MARK = "stead1."
LONGEST = 1 << 16
"""Letters. A crowded table has some 3 000."""
LARGEST = 1 << 20
"""Bytes of JSON. Whatever would unfold into more is no position."""


def write(position: Any) -> str:
    packed = zlib.compress(msgspec.json.encode(position), 9)
    return MARK + urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def read(text: str) -> Any:
    """The position, still unchecked. Raises RecordError."""
    text = text.strip()
    if not text.startswith(MARK):
        raise RecordError(f"this is not a Stead position: one line of text begins with {MARK!r}")
    if len(text) > LONGEST:
        raise RecordError(f"this position has {len(text)} letters; {LONGEST} are the most")
    letters = text.removeprefix(MARK)
    unfold = zlib.decompressobj()
    try:
        packed = urlsafe_b64decode(letters.encode("ascii") + b"=" * (-len(letters) % 4))
        data = unfold.decompress(packed, LARGEST)
        if unfold.unconsumed_tail:
            raise RecordError(f"this position unfolds into more than {LARGEST} bytes")
        if not unfold.eof or unfold.unused_data:
            raise RecordError("this position is damaged: it was cut off, or something was added")
        return msgspec.json.decode(data)
    except (UnicodeEncodeError, binascii.Error, zlib.error, msgspec.DecodeError) as error:
        raise RecordError(f"this position is damaged: {error}") from None
