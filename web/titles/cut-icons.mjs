// Cuts a title's icons out of game-icons: writes icons.ts (small signs, part of the script) and pictures.svg (one picture for
// each card name, fetched when the first card is drawn) beside the script that asks for them.
import { readFileSync, writeFileSync } from "node:fs";

const COLLECTION = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const CREDIT = "Drawn by Lorc, Delapouite and other contributors of game-icons.net, CC BY 3.0.";

/** `signs` and `pictures`: by our name, the one in the collection. */
export function cut(asking, signs, pictures) {
  const { icons } = JSON.parse(readFileSync(COLLECTION, "utf8"));
  const path = (name) => coarse(icons[name].body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)[1]);
  const lines = Object.entries(signs).map(([sign, name]) => `  ${JSON.stringify(sign)}: ${JSON.stringify(path(name))}, // ${name}`);
  writeFileSync(
    new URL("icons.ts", asking),
    `// Written by make-icons.mjs. ${CREDIT}

/** By sign, its outline in a square of 512. */
export const outlines: Record<string, string> = {
${lines.join("\n")}
};

/** Names of cards that have a picture in pictures.svg. */
export const pictured = new Set(${JSON.stringify(Object.keys(pictures).join(" "))}.split(" "));
`,
  );
  const symbols = Object.entries(pictures).map(
    ([card, name]) => `<symbol id="${card}" viewBox="0 0 512 512"><path d="${path(name)}"/></symbol>`,
  );
  writeFileSync(
    new URL("pictures.svg", asking),
    `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by make-icons.mjs. ${CREDIT} -->
${symbols.join("\n")}
</svg>
`,
  );
}

/** A tenth of a unit in 512 is finer than any screen here, and a quarter of the bytes. Numbers that stood apart only by their
 * decimal points get a space. */
function coarse(outline) {
  return outline.replace(/-?\d*\.\d+/g, (number, at, all) => {
    const short = String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
    const before = /\d/.test(all[at - 1]) && !/^[-.]/.test(short) ? " " : "";
    const after = all[at + number.length] === "." && !short.includes(".") ? " " : "";
    return before + short + after;
  });
}
