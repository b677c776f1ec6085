/** The result of a game as a picture to share: the cover of the game, and on it who stood where. Always by daylight. */

export interface Row {
  name: string;
  score: string;
  seat: number;
  /** The mark of the seat, as a path of 24 by 24. */
  shape: string;
  won: boolean;
}

export interface Result {
  /** Where the picture of the game lies. */
  cover: string;
  game: string;
  heading: string;
  rows: Row[];
  /** Small, below. */
  foot: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const INK = "#2a261f";
const SOFT = "#5f5647";
const SEATS = ["#a63a2a", "#1f639c", "#7d5a00", "#74438f", "#0a6a5e"];
const SERIF = '"Literata Variable", Georgia, serif';
const SANS = '"Onest Variable", system-ui, sans-serif';
const PANEL = { x: 60, y: 50, width: 640, height: 530 };

/** As much of a text as there is room for. */
export function fitted(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  const letters = [...text];
  while (letters.length && measure(`${letters.join("").trimEnd()}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export async function drawResult(result: Result): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const fonts = [`600 40px ${SERIF}`, `500 26px ${SANS}`].map((font) => document.fonts.load(font));
  await Promise.allSettled(fonts); // without them it is written in others
  const cover = await image(result.cover);
  if (cover) pen.drawImage(cover, 0, 0, WIDTH, HEIGHT);

  pen.fillStyle = "rgb(255 253 248 / 94%)";
  pen.beginPath();
  pen.roundRect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 24);
  pen.fill();

  const left = PANEL.x + 44;
  const right = PANEL.x + PANEL.width - 44;
  pen.textBaseline = "alphabetic";
  write(pen, result.game, left, 112, right - left, `600 30px ${SERIF}`, SOFT);
  write(pen, result.heading, left, 172, right - left, `600 46px ${SERIF}`, INK);

  const step = Math.min(76, 300 / Math.max(1, result.rows.length));
  for (const [i, row] of result.rows.entries()) {
    const y = 218 + i * step;
    const middle = y + step / 2;
    if (row.won) {
      pen.fillStyle = "#f3e6c4";
      pen.beginPath();
      pen.roundRect(left - 20, y + 3, right - left + 40, step - 6, 12);
      pen.fill();
    }
    mark(pen, row, left + 8, middle);
    pen.font = `600 36px ${SERIF}`;
    const score = pen.measureText(row.score).width;
    pen.fillStyle = row.won ? "#7a5510" : INK;
    pen.fillText(row.score, right - score, middle + 12);
    write(pen, row.name, left + 38, middle + 10, right - left - score - 70, `${row.won ? 600 : 500} 28px ${SANS}`, INK);
  }
  write(pen, result.foot, left, PANEL.y + PANEL.height - 34, right - left, `500 22px ${SANS}`, SOFT);
  return canvas;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, room: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(
    fitted(text, room, (text) => pen.measureText(text).width),
    x,
    y,
  );
}

/** Every seat has a shape besides its colour, here as at the table. */
function mark(pen: CanvasRenderingContext2D, { seat, shape }: Row, x: number, y: number): void {
  pen.save();
  pen.translate(x - 12, y - 12);
  pen.fillStyle = SEATS[seat % SEATS.length]!;
  pen.fill(new Path2D(shape));
  pen.restore();
}

/** A picture that does not come is left out. */
function image(source: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const found = new Image();
    found.onload = () => resolve(found);
    found.onerror = () => resolve(null);
    found.src = source;
  });
}
