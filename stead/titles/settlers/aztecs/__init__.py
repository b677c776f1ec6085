"""Aztecs: a fifth faction and a fifth player, Blessings and Prayers (AZ, docs/rules/aztecs.md)."""

from stead.kernel.title import Module, Rest, Setting
from stead.titles.settlers.aztecs.asking import CountAs, Enough, Name, Pick, Way
from stead.titles.settlers.aztecs.blessings import Bless, gain_blessings, gain_tricolour
from stead.titles.settlers.aztecs.colours import BLESSINGS, ORANGE, TRICOLOUR, WHITE
from stead.titles.settlers.aztecs.course import course
from stead.titles.settlers.aztecs.decks import FORMATS, DeckRules
from stead.titles.settlers.aztecs.foundation import Slide, SlideUnder, Under
from stead.titles.settlers.aztecs.kept import KEPT, Add, KeepCard, Reserve
from stead.titles.settlers.aztecs.prayer import PRAYED, Pray
from stead.titles.settlers.aztecs.sacrifice import Offering
from stead.titles.settlers.aztecs.thoth import SCORED, points_of_thoth
from stead.titles.settlers.aztecs.weighing import worth_of_blessing
from stead.titles.settlers.decks import SETTING
from stead.titles.settlers.expansion import Additions, NewGood

AZTECS = Module(
    name="aztecs",
    title="settlers",
    prefix="AZ",
    effects={"pray": Pray, "keep_card": KeepCard, "slide_under": SlideUnder},
    acts=(Bless, Name, Way, Pick, CountAs, Offering, Add, Enough, Reserve, Slide, Under),
    roles=("aztecs",),
    seats=1,
    settings=(Setting(SETTING, FORMATS),),
    decks=DeckRules,
    course=course,
    first_seed=23,
    brings=Additions(
        colours=(WHITE, ORANGE),
        goods={
            "blessing": NewGood(gain_blessings, worth_of_blessing, (*BLESSINGS, TRICOLOUR), rule="AZ-BLS-07"),
            "tricolour": NewGood(gain_tricolour, worth_of_blessing, only=TRICOLOUR),
        },
        moments=(PRAYED, SCORED),
        targets=("tokens", "cards"),
        holds=KEPT,
        fleeting=KEPT[:1],
        abilities=("prayer-cards", "under-common"),
        scored=points_of_thoth,
        marks=("aztecs", "friends"),
        rests=(
            Rest("AZ-BLS-06", "good-blessing"),
            Rest("AZ-BLS-06", "token"),
            Rest("AZ-BLS-04", "their-token"),
            Rest("AZ-PRY-09", "opened"),
            Rest("AZ-FUT-05", "reserved"),
            Rest("AZ-CLR-02", "slid"),
        ),
        seating="AZ-FAC-02",
    ),
)
