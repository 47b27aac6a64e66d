import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { home, someOpenWords } from "../../testing/server/words.ts";
import { brokenTextHeader } from "../http/preview-page.ts";
import { createLog } from "../log.ts";
import { createDraftPreviews } from "./draft-previews.ts";
import { SiteNotStarted, type SiteProcess, type startSite } from "./site-process.ts";

type Started = Awaited<Parameters<typeof startSite>[0]> & { server: Server; ended: boolean };

/** Drafts, and in place of the site a server that answers with what it finds in the home page's text. */
async function withPreviews(count = 1) {
  const { words } = await someOpenWords();
  const drafts: string[] = [];
  for (let i = 0; i < count; i += 1) drafts.push((await words.begin({ title: `Draft ${i}`, person: 7 }))?.id ?? "");
  const [folder, build, newer] = [join(temporaryFolder(), "previews"), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(build, "finished.json"), "{}");
  const started: Started[] = [];
  const start = vi.fn(async (place: Parameters<typeof startSite>[0]): Promise<SiteProcess> => {
    const server = createServer((req, res) => {
      const text = readFileSync(join(place.content, "tr/home.yaml"), "utf8");
      if (text.includes("hero: broken")) res.setHeader(brokenTextHeader, "content/tr/home.yaml");
      res.end(`${req.method} ${req.url} ${req.headers.cookie ?? "no cookie"}\n${text}`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const one: Started = { ...place, server, ended: false };
    started.push(one);
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      hasEnded: () => one.ended,
      async stop() {
        one.ended = true;
        server.closeAllConnections();
        server.close();
      },
    };
  });
  const log = createLog("silent");
  const gate = { open: Promise.resolve(), waiting: 0, hold: () => {}, release: () => {} };
  gate.hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(gate, { open: promise, release: resolve });
  };
  const previews = createDraftPreviews({
    folder,
    builds: async () => [build, newer],
    words: async () => {
      gate.waiting += 1;
      await gate.open;
      return words;
    },
    log,
    start,
  });
  onTestFinished(previews.close);
  const read = async (draft: string, path = "/") => {
    const shown = await previews.show(draft, path);
    return shown.outcome === "shown" ? shown.response.text() : shown.outcome;
  };
  const write = async (draft: string, text: string) => {
    const seen = (await words.read({ draft }, home.tr))?.version ?? null;
    await words.save(draft, { person: 7, files: [{ path: home.tr, seen, content: text }] });
  };
  return { words, drafts, folder, build, newer, started, start, previews, read, write, gate };
}

test("a draft's process starts with the first look, once, and shows what was saved since", async () => {
  const { drafts, read, write, start, started } = await withPreviews();
  const [draft = ""] = drafts;
  const [one, other] = await Promise.all([read(draft, "/hakkimizda"), read(draft, "/en")]);
  expect(one).toMatch(/^GET \/hakkimizda no cookie\n/);
  expect(other).toMatch(/^GET \/en /);
  const untouched = join(started[0]?.content ?? "", "tr/about.yaml");
  const { mtimeMs } = statSync(untouched);
  await write(draft, "hero: Yeni\n");
  expect(await read(draft)).toContain("hero: Yeni");
  expect(statSync(untouched).mtimeMs).toBe(mtimeMs);
  expect(start).toHaveBeenCalledTimes(1);
});

test("a text that cannot be shown is named, until it is mended", async () => {
  const { drafts, previews, write } = await withPreviews();
  const [draft = ""] = drafts;
  await write(draft, "hero: broken\n");
  expect(await previews.show(draft, "/")).toEqual({ outcome: "broken", file: "content/tr/home.yaml" });
  await write(draft, "hero: Yeni\n");
  expect(await previews.show(draft, "/")).toMatchObject({ outcome: "shown" });
});

test("a file that the draft removes goes from its folder", async () => {
  const { words, drafts, read, started } = await withPreviews();
  const [draft = ""] = drafts;
  await read(draft);
  const path = "content/tr/about.yaml";
  const seen = (await words.read({ draft }, path))?.version ?? null;
  await words.save(draft, { person: 7, files: [{ path, seen, content: null }] });
  await read(draft);
  expect(existsSync(join(started[0]?.content ?? "", "tr/about.yaml"))).toBe(false);
});

test("a process that died is replaced, and one that dies while it is asked too", async () => {
  const { drafts, read, start, started } = await withPreviews();
  const [draft = ""] = drafts;
  await read(draft);
  (started[0] as Started).ended = true;
  expect(await read(draft)).toContain("GET /");
  started[1]?.server.closeAllConnections();
  started[1]?.server.close();
  setTimeout(() => Object.assign(started[1] as Started, { ended: true }));
  expect(await read(draft)).toContain("GET /");
  expect(start).toHaveBeenCalledTimes(3);
});

test("another build takes another process, and of two the newest is shown", async () => {
  const { drafts, read, build, newer, started } = await withPreviews();
  const [draft = ""] = drafts;
  await read(draft);
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(build, "finished.json"), "{ }");
  await read(draft);
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(newer, "finished.json"), "{}");
  await read(draft);
  await read(draft);
  expect(started.map(({ build: shown, ended }) => [shown, ended])).toEqual([
    [build, true],
    [build, true],
    [newer, false],
  ]);
});

test("four drafts are shown at once without ending each other's process", async () => {
  const { drafts, read, started } = await withPreviews(4);
  for (const draft of [...drafts, ...drafts]) await read(draft);
  expect(started.map(({ ended }) => ended)).toEqual([false, false, false, false]);
});

test("a preview that ends while it waits for git leaves no process behind", async () => {
  const { drafts, read, started, previews, gate } = await withPreviews();
  const [draft = ""] = drafts;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  gate.hold();
  const page = read(draft);
  await vi.waitUntil(() => gate.waiting === 1);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  gate.release();
  expect(await page).toContain("GET /");
  await previews.close();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});

test("what nobody asks for ends after a while, and is there again for the next look", async () => {
  const { drafts, read, started, folder } = await withPreviews();
  const [draft = ""] = drafts;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await read(draft);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(() => started[0]?.ended).toBe(true);
  await expect.poll(() => existsSync(join(folder, draft))).toBe(false);
  expect(await read(draft)).toContain("GET /");
});

test("a draft that is gone, and a site that does not start, are said and not thrown", async () => {
  const { words, drafts, read, start, folder } = await withPreviews();
  const [draft = ""] = drafts;
  expect(await read("none")).toBe("missing");
  start.mockRejectedValueOnce(new SiteNotStarted("not-built", "no build"));
  expect(await read(draft)).toBe("not-built");
  start.mockRejectedValueOnce(new SiteNotStarted("failed", "it died"));
  expect(await read(draft)).toBe("failed");
  expect(await read(draft)).toContain("GET /");
  await words.remove(draft);
  expect(await read(draft)).toBe("missing");
  expect(existsSync(join(folder, draft))).toBe(false);
});

test("the end takes everything along, and files of the build come from any process", async () => {
  const { drafts, read, previews, folder, started } = await withPreviews();
  expect(await previews.file("/assets/a.css")).toBeUndefined();
  await read(drafts[0] ?? "");
  expect(await (await previews.file("/assets/a.css"))?.text()).toMatch(/^GET \/assets\/a\.css/);
  await previews.close();
  expect(started[0]?.ended).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});
