import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules/", "src/openapi.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // The compiler knows every name, including those of types.
      "no-undef": "off",
      "@typescript-eslint/no-explicit-any": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A map or set is replaced when something changes, and never altered once it is shown: a plain one will do.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte drops a space at the start of a block, unless it is written as {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // To ESLint an imported component is `any`, and so is what it hands over; svelte-check knows all these types.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Drawings made by the page, and rulebooks that the server makes from the project's files.
    files: [
      "src/board/Defs.svelte", "src/board/Pieces.svelte", "src/board/Stone.svelte", "src/parts/MiniStones.svelte",
      "src/screens/Rules.svelte", "src/table/TurnRow.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    // Scripts for Node belong to no TypeScript project.
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
  },
);
