import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// What svelte-check does not say: promises nobody waits for, values of no type, what is declared and never used, markup that
// Svelte runs differently from how it reads. Rules that need types see modules only: in components they would take a minute.
export default defineConfig(
  { ignores: ["shell/lib/messages.ts", "titles/*/events.ts", "titles/*/icons.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "svelte/prefer-svelte-reactivity": "off", // our Maps and Sets are replaced whole, or nobody watches them
      "svelte/no-useless-mustaches": "off", // {" "} is how a space is kept
    },
  },
  { files: ["tests/**"], rules: { "@typescript-eslint/unbound-method": "off" } }, // expect(desk.choose).toHaveBeenCalled()
  { files: ["**/*.mjs"], rules: { "no-console": "off" } },
);
