import random
import pytest
from tests.browser.conftest import Visit
from tests.browser.play import come_to_turn, two_at_a_table, Habits
WIDE = """() => { const d = document.scrollingElement; const w = document.documentElement.clientWidth;
 const out = [...document.querySelectorAll('*')].filter(e => { const b = e.getBoundingClientRect(); return b.width > 0 && (b.right + scrollX > 361); }).map(e => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right + scrollX)).slice(0, 12);
 return {sw: d.scrollWidth, iw: innerWidth, w, sx: scrollX, vx: visualViewport.offsetLeft, vs: visualViewport.scale, vpx: visualViewport.pageLeft, sh: d.scrollHeight, ih: innerHeight, sy: scrollY}; }"""
OUT = """() => [...document.querySelectorAll('*')].filter(e => { const b = e.getBoundingClientRect(); return b.width > 0 && (b.right + scrollX > 361) && !e.closest('.hand, .lane, .row, svg'); }).map(e => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right + scrollX)).slice(0, 40)"""
@pytest.mark.parametrize('n', range(3))
def test_shake(visit: Visit, n):
    boris = visit("Борис", lang="ru", phone=True)
    boris.sit_down(boris.lay("me", "bot", "bot"))
    boris.page.set_default_timeout(8000)
    habits = Habits(6)
    try:
        while come_to_turn(boris):
            if boris.holding: boris.end_turn()
            else: boris.choose(habits.wish(boris))
            s = boris.page.evaluate(WIDE)
            if s["sw"] > 360 or s["sx"] or s["vpx"] or s["sh"] > s["ih"]:
                print("WIDE", s, boris.page.evaluate(OUT))
                boris.page.screenshot(path=f"/tmp/t2/wide{n}.png")
                break
    except Exception as e:
        print("FAILED", str(e)[:300]); print(boris.page.evaluate(WIDE), boris.page.evaluate(OUT))
        boris.page.screenshot(path=f"/tmp/t2/wide{n}.png")
        raise
