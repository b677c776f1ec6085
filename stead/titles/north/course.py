"""What newcomers are taught."""

from stead.kernel.course import Course
from stead.titles.north.box import Box


def course(box: Box) -> Course:
    raise NotImplementedError
