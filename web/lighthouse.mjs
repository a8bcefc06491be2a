// Lighthouse's verdict on pages of a running server, as a phone on a slow connection would see them.
//   node lighthouse.mjs CHROMIUM NAME=VALUE-of-the-cookie-or-- NAME:URL ...   prints one line of JSON for each page
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const [chromium, cookie, ...pages] = process.argv.slice(2);
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu"];

for (const page of pages) {
  const [name, url] = [page.slice(0, page.indexOf(":")), page.slice(page.indexOf(":") + 1)];
  // A browser of its own for each page: the worker of one must not serve the next.
  const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS, logLevel: "error" });
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  if (cookie !== "--") {
    const [key, ...value] = cookie.split("=");
    const domain = new URL(url).hostname;
    const context = browser.defaultBrowserContext();
    await context.setCookie({ name: key, value: value.join("="), domain, path: "/", httpOnly: true });
  }
  const result = await lighthouse(url, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    formFactor: "mobile",
  });
  const { categories, audits } = result.lhr;
  const judged = Object.values(audits).filter((one) => one.scoreDisplayMode !== "informative");
  const failed = judged.filter((one) => one.score !== null && one.score < 0.9);
  const requests = audits["network-requests"].details.items;
  const sizes = requests.filter((one) => one.resourceType === "Script" || one.resourceType === "Stylesheet");
  console.log(JSON.stringify({
    name,
    scores: Object.fromEntries(CATEGORIES.map((key) => [key, Math.round(100 * categories[key].score)])),
    metrics: Object.fromEntries(METRICS.map((key) => [key, audits[key].displayValue])),
    bytes: sizes.reduce((sum, one) => sum + one.transferSize, 0),
    below: failed.map((one) => `${one.id}: ${one.displayValue ?? one.title}`),
    details: process.env.DETAILS ? failed.map((one) => [one.id, one.details?.items?.slice(0, 6)]) : undefined,
    lighthouse: result.lhr.lighthouseVersion,
    chromium: result.lhr.environment.hostUserAgent.match(/Chrome\/\S+/)?.[0],
  }));
  await browser.disconnect();
  chrome.kill();
}
