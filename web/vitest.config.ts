// Tests of what needs no browser; pages are tested in one, by tests/web of the whole project.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as it runs in a browser: on a server its state would not react.
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", setupFiles: ["tests/setup.ts"], isolate: false },
});
