/** What is on a cell, in words: for screen readers, popovers and the line below the city. */
import { storageAt, type Storage, type View } from "../model";
import type { About } from "../../../shell/table/thing";
import { capital, list, say, type Words } from "../words";
import { spotOf } from "./grid";
import { districtAt, groundAt } from "./ground";

/** A cell or what stands on it: its name, and the rest. */
export function tellCell(cell: string, view: View, words: Words): About {
  const label = ofCell(cell, view, words);
  const stands = piece(cell, view, words);
  return { label, name: cell, text: [capital(list([stands, ground(cell, view, words, !stands)]))] };
}

export function tellStorage(storage: Storage, view: View, words: Words): About {
  const label = ofStorage(storage, view, words);
  return { label, card: storage.resource, text: [capital(label)] };
}

export function ofCell(cell: string, view: View, words: Words): string {
  const storage = storageAt(view, cell);
  if (storage) return ofStorage(storage, view, words);
  const building = view.buildings.find(({ cells }) => cells.includes(cell));
  if (building) return words.building(building);
  const stands = piece(cell, view, words);
  return list([cell, stands, ground(cell, view, words, !stands)]);
}

function piece(cell: string, { roads, players, board }: View, words: Words): string | false {
  if (roads.includes(cell)) return say("city-road");
  const [house, bridge] = [players.find(({ houses }) => houses.includes(cell)), players.find(({ bridges }) => bridges.includes(cell))];
  if (house) return say("city-house", { who: words.seat(house.seat) });
  if (!bridge) return false;
  return say(groundAt(board, cell) === "wall" ? "city-gate" : "city-bridge", { who: words.seat(bridge.seat) });
}

/** "forest, district A, own storage 3, access 4" */
function ground(cell: string, { board }: View, words: Words, free: boolean): string {
  const kind = groundAt(board, cell);
  const district = districtAt(board, spotOf(cell));
  if (kind === undefined) return say("city-off");
  if (kind === "site") {
    const site = board.sites.find(({ cells }) => cells.some(([row, column]) => spotOf(cell)[0] === row && spotOf(cell)[1] === column));
    return say("city-site", { buildings: (site?.for ?? []).map((name) => words.named("building", name)).join(", ") });
  }
  if (kind === "river" || kind === "wall" || kind === "dark") return free ? say(`city-${kind}`) : "";
  const { own, access } = board.terrain[kind];
  return list([words.named("terrain", kind), district && say("city-district", { district }), free && say("city-prices", { own, access })]);
}

export function ofStorage({ resource, owner, cells, access, from }: Storage, view: View, words: Words): string {
  const guests = access.filter((seat) => seat !== owner);
  const suppliers = from.map((cell) => `${words.named("resource", storageAt(view, cell)?.resource ?? "")} ${cell}`);
  return list([
    say("city-storage", {
      resource: words.named("resource", resource),
      cell: cells[0]!,
      who: owner === null ? say("neutral") : words.seat(owner),
    }),
    guests.length > 0 && say("access", { who: words.seats(guests) }),
    suppliers.length > 0 && say("city-supplied", { storages: suppliers.join(", ") }),
  ]);
}
