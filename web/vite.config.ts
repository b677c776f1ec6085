import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page lies in the Python package, so that a wheel carries it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../stead/server/pages",
    emptyOutDir: true,
    target: ["chrome125", "firefox128", "safari17.5"], // light-dark() and nesting, as they are written
    assetsInlineLimit: 0, // the page's policy allows no data: URLs for fonts
    // What every page needs comes in one piece, not in forty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: /web\/shell\/(design|frame|lib)\/[^/]+$/ }] } } },
  },
  test: { include: ["tests/**/*.test.ts"], isolate: false }, // they leave nothing behind for each other
  server: {
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
