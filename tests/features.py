"""What learners are told, by name."""

from stead import Table


def told(table: Table, seat: int, *about: str) -> set[str]:
    """The features that are on for a seat; with `about`, those whose names begin with one of these words."""
    eyes = table.title.eyes()
    on = {name for name, flag in zip(eyes.names, eyes.see(table.view(seat)), strict=True) if flag}
    return {name for name in on if not about or name.split()[0].removesuffix(">=") in about}


def steps(name: str, *reached: int) -> set[str]:
    """Of a meter, the steps that are reached."""
    return {f"{name}>= {step}" for step in reached}
