/** How chess players write it. */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
