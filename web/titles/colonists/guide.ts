import type { Hint } from "../types";

export const guide: Hint[] = [];
