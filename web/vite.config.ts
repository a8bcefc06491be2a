import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The letters are asked for with the page, and not when the first text is there: it would move when they come. */
const letters: Plugin = {
  name: "letters",
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
      .map((name) => ({
        tag: "link",
        attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "anonymous" },
      })),
};

export default defineConfig({
  plugins: [svelte(), letters],
  build: { outDir: "../src/abaculus/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
});
