// Builds the service worker, after the page: it has to know the names of the page's files.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

const built = join(import.meta.dirname, "../src/abaculus/server/page");
const worker = join(import.meta.dirname, "worker/sw.ts");
const page = readdirSync(built).filter((name) => !/^(sw\.js|assets|robots\.txt)$/.test(name));
const assets = readdirSync(join(built, "assets")).map((name) => `assets/${name}`);
const files = [...page, ...assets].sort();
const version = createHash("sha256");
for (const name of [...files.map((file) => join(built, file)), worker]) version.update(readFileSync(name));

export default defineConfig({
  publicDir: false,
  define: {
    SHELL: JSON.stringify(files.map((name) => (name === "index.html" ? "/" : `/${name}`))),
    VERSION: JSON.stringify(version.digest("hex").slice(0, 12)),
  },
  build: {
    outDir: built,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: worker, formats: ["es"], fileName: () => "sw.js" },
  },
});
