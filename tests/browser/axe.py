"""What axe-core finds wrong with a page for people who do not see it as others do."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async (rules) => {
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target}: ${node.failureSummary}`));
}"""


@cache
def program() -> str:
    assert FILE.is_file(), "axe-core is not installed: ./test does it, or `npm ci` in web/."
    return FILE.read_text("utf-8")


def faults(page: Page, *rules: str) -> list[str]:
    """Serious and critical ones; by these rules only, where some are named."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(program())
    return page.evaluate(RUN, list(rules))
