"""What a page still holds in its memory, after everything that is no longer needed was cleared away."""

from collections.abc import Iterable
from typing import Any

from tests.browser.person import Person

# Prototypes hold nothing of their own. The catalogue of all cards is no secret: every page has it. How long elements
# that were removed stay around is the browser's affair.
MENTIONS = """function (words) {
  const texts = (object) => {
    if ([Map.prototype, Set.prototype].includes(Object.getPrototypeOf(object))) return [...object].flat();
    const fields = Object.entries(Object.getOwnPropertyDescriptors(object));
    return fields.filter(([, { enumerable }]) => enumerable).map(([, { value }]) => value);
  };
  const found = new Set();
  for (const object of this) {
    if (Object.hasOwn(object, "constructor") || "provenance" in object || object instanceof DOMStringMap) continue;
    for (const text of texts(object)) {
      if (typeof text === "string" && text.length < 2000 && words.some((word) => text.includes(word))) found.add(text);
    }
  }
  return [...found];
}"""


def mentions(person: Person, words: Iterable[str]) -> list[str]:
    """Texts with any of these words, in any object that lives in the page."""
    inspector = person.context.new_cdp_session(person.page)
    # Elements that were removed, and what their listeners know, are cleared away only by this.
    inspector.send("HeapProfiler.collectGarbage")
    first: dict[str, Any] = inspector.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
    living = inspector.send("Runtime.queryObjects", {"prototypeObjectId": first["objectId"]})["objects"]
    search = {"functionDeclaration": MENTIONS, "arguments": [{"value": list(words)}], "returnByValue": True}
    answer = inspector.send("Runtime.callFunctionOn", {"objectId": living["objectId"], **search})
    inspector.detach()
    assert "exceptionDetails" not in answer, answer
    return answer["result"]["value"]
