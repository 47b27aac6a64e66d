import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, inject } from "vitest";

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  // Letters as wide as in a window.
  "--font-render-hinting=none",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export type Visit = {
  path: string;
  width?: number;
  colorScheme?: "light" | "dark";
  javaScript?: boolean;
  locale?: string;
  reducedMotion?: boolean;
  touch?: boolean;
  /** A server whose certificate nobody but itself vouches for. */
  selfSigned?: boolean;
  /** Problems a test provokes on purpose, and other hosts that it lets the page ask. */
  ignoreProblems?: RegExp;
  /** Another site than the one all journeys share. */
  baseUrl?: string;
  /** What must be in place before the first page loads. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

let browser: Promise<Browser> | undefined;
let contexts: BrowserContext[] = [];
let problems: string[] = [];

/** Opens an address in a fresh visit, without cookies. The browser is shared by the tests of a file. */
export async function openPage(visit: Visit): Promise<Page> {
  const context = await newContext(visit);
  contexts.push(context);
  await visit.prepare?.(context);
  const page = await context.newPage();
  watch(page, () => visit);
  await page.goto(visit.path);
  return page;
}

export async function newContext(visit: Omit<Visit, "path">): Promise<BrowserContext> {
  const path = process.env.CHROMIUM_PATH;
  browser ??= chromium.launch({ args: flags, ...(path && { executablePath: path }) });
  const context = await (await browser).newContext({
    baseURL: visit.baseUrl ?? inject("baseUrl"),
    viewport: viewportOf(visit),
    colorScheme: visit.colorScheme ?? "light",
    javaScriptEnabled: visit.javaScript ?? true,
    locale: visit.locale ?? "tr-TR",
    reducedMotion: visit.reducedMotion ? "reduce" : "no-preference",
    hasTouch: visit.touch ?? false,
    ignoreHTTPSErrors: visit.selfSigned ?? false,
  });
  context.setDefaultTimeout(60_000);
  return context;
}

export function viewportOf({ width = 1280 }: { width?: number }) {
  return { width, height: 900 };
}

/** What went wrong since the last look; looking takes it away, so that an expected problem fails no test. */
export function takeProblems(): string[] {
  const taken = problems;
  problems = [];
  return taken;
}

/** Refusals of the content security policy reach the console as errors, so they are among these. */
export function watch(page: Page, current: () => Visit | undefined): void {
  function note(text: string, problem = text) {
    const visit = current();
    if (visit && !visit.ignoreProblems?.test(text)) problems.push(`${page.url()} ${problem}`);
  }
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text(), `console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => current() && problems.push(`${page.url()} error: ${message}`));
  page.on("request", (request) => {
    const url = request.url();
    const own = current()?.baseUrl ?? inject("baseUrl");
    if (/^https?:/.test(url) && !url.startsWith(`${own}/`)) note(url, `asks a third party: ${url}`);
  });
}

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  const found = takeProblems();
  if (found.length > 0) throw new Error(`The page had problems:\n${found.join("\n")}`);
});

afterAll(async () => {
  await (await browser)?.close();
});
