"""Code made from fields: the slots of a class of the state, how one is made and copied.

`python -m tools.fields` writes it into the files where it belongs, between two lines that say so. It is checked in, so
that everybody can read it and nothing is made at run time; a test says that it is current.
"""

import re
from collections.abc import Iterable, Sequence

from stead.kit.field import Field
from stead.kit.fields import Together

BEGIN = "# Made from the fields by tools/fields.py"
END = "# So far"


def body(name: str, fields: Sequence[Field]) -> str:
    """Slots, types, making and copying of a class of the state."""
    held = [field for field in fields if not isinstance(field, Together)]
    given = [field for field in held if field.is_given]
    rest = [field for field in held if not field.is_given]
    slots = "".join(f'        "{field.name}",\n' for field in sorted(held, key=lambda field: field.name))
    lines = [f"    {BEGIN}.\n", f"    __slots__ = (\n{slots}    )\n\n"]
    params = ["self", *(f"{field.name}: {field.type}" for field in given), f'of: "{name} | None" = None']
    lines.append(f"    def __init__({_wrapped(params, '    ', 24)}) -> None:\n")
    lines.append('        """As it comes out of the box, or a copy `of` another (but for what is given)."""\n')
    lines += [f"        self.{field.name} = {field.name}\n" for field in given]
    lines.append("        if of is None:\n")
    lines += [f"            self.{field.name}: {field.type} = {field.start}\n" for field in rest]
    lines.append("        else:\n")
    lines += [f"            self.{field.name} = {_copied(field)}\n" for field in rest]
    args = [*(field.copied.format(f"self.{field.name}") for field in given), "self"]
    lines.append(f'\n    def clone(self) -> "{name}":\n')
    lines.append(f"        return {name}({_wrapped(args, '        ', 20)})\n")
    lines.append(f"\n    {END}.\n")
    return "".join(lines)


def _wrapped(parts: Sequence[str], margin: str, around: int) -> str:
    """In one line, if they fit."""
    line = ", ".join(parts)
    if len(line) + len(margin) + around <= 100:
        return line
    return "\n" + "".join(f"{margin}    {part},\n" for part in parts) + margin


def _copied(field: Field) -> str:
    return field.copied.format(f"of.{field.name}")


def spliced(text: str, bodies: Iterable[str]) -> str:
    """A file with these in place of what stands between its marks, in order."""
    pattern = re.compile(rf"    {re.escape(BEGIN)}\.\n.*?    {re.escape(END)}\.\n", re.DOTALL)
    new = iter(bodies)
    return pattern.sub(lambda _: next(new), text)
