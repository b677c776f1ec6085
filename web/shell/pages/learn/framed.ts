/** How a part of a large picture is put into a frame. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around all of these. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A little air around it, as far as the picture goes. */
export function widened(box: Box, air: number, whole: Box): Box {
  const left = Math.max(whole.left, box.left - air);
  const top = Math.max(whole.top, box.top - air);
  const right = Math.min(whole.left + whole.width, box.left + box.width + air);
  const bottom = Math.min(whole.top + whole.height, box.top + box.height + air);
  return { left, top, width: right - left, height: bottom - top };
}

/** How large it becomes in a frame of this size: as large as fits, but not much larger than it is. */
export function scaled(box: Box, width: number, height: number, most: number): number {
  return Math.min(width / box.width, height / box.height, most);
}
