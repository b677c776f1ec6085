/** What can be drawn as an icon: those of Lucide, and our own. */
import type { Component } from "svelte";

export type Drawn = Component<{ size?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;
