"""What is made from the fields is current."""

from tools.fields import files


def test_the_made_code_is_current() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run `python -m tools.fields`"
