import { rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { minute } from "../../domain/time.ts";
import { brokenTextHeader } from "../http/preview-page.ts";
import type { Log } from "../log.ts";
import type { Words } from "../ports/words.ts";
import { draftFolder } from "./draft-folder.ts";
import { SiteNotStarted, type SiteProcess, startSite } from "./site-process.ts";

/** A process takes about 150 MB and ends after this time without a request. */
const idleTime = 10 * minute;

type Options = {
  /** What is made here belongs to this process alone, and is removed at the start and at the end. */
  folder: string;
  /** Where there may be a build of the site: the newest is shown. */
  builds: () => Promise<readonly string[]>;
  words: () => Promise<Words>;
  log: Log;
  start?: typeof startSite;
};

/** What a draft's site answers, or why it does not. */
export type Shown =
  | { outcome: "shown"; response: Response }
  /** Something is missing or wrong in one of the page's texts. */
  | { outcome: "broken"; file: string }
  | { outcome: "missing" | "not-built" | "failed" };

type Preview = {
  texts: ReturnType<typeof draftFolder>;
  site: Promise<SiteProcess> | undefined;
  /** Of the build that it shows: another one takes another process. */
  built: number;
  timer?: NodeJS.Timeout;
};

export type DraftPreviews = ReturnType<typeof createDraftPreviews>;

/** The site on the texts of drafts: a process for each draft that somebody looks at. */
export function createDraftPreviews({ folder, builds, words, log, start = startSite }: Options) {
  const previews = new Map<string, Preview>();
  let emptied: Promise<void> | undefined;

  function previewOf(draft: string): Preview {
    const preview = previews.get(draft) ?? {
      texts: draftFolder(join(folder, draft), draft),
      site: undefined,
      built: 0,
    };
    previews.set(draft, preview);
    clearTimeout(preview.timer);
    preview.timer = setTimeout(() => endUnused(draft), idleTime).unref();
    return preview;
  }

  async function end(draft: string): Promise<void> {
    const preview = previews.get(draft);
    if (!preview) return;
    previews.delete(draft);
    clearTimeout(preview.timer);
    const site = await preview.site?.catch(() => undefined);
    await site?.stop();
    if (!previews.has(draft)) await rm(join(folder, draft), { recursive: true, force: true });
  }

  function endUnused(draft: string): void {
    end(draft).catch((error) => log.error({ draft, error: String(error) }, "a preview left its folder behind"));
  }

  /** The process of a draft with the draft's texts as they are now; undefined where there is no such draft. */
  async function siteOf(draft: string): Promise<SiteProcess | undefined> {
    emptied ??= rm(folder, { recursive: true, force: true });
    await emptied;
    const preview = previewOf(draft);
    if (!(await preview.texts.bringUpToDate(await words()))) {
      await end(draft);
      return undefined;
    }
    // It ended meanwhile: no process may start that nothing ends.
    if (previews.get(draft) !== preview) return siteOf(draft);
    preview.site = nextSite(draft, preview, preview.site);
    return preview.site;
  }

  /** The process there is, or another one where it ended or the build is another one by now. */
  async function nextSite(draft: string, preview: Preview, last: Preview["site"]): Promise<SiteProcess> {
    const { build, built } = await newestOf(await builds());
    const before = await last?.catch(() => undefined);
    if (before && !before.hasEnded() && preview.built === built) return before;
    void before?.stop();
    preview.built = built;
    return start({ build, content: preview.texts.content, dataDir: join(folder, draft, "data") });
  }

  async function show(draft: string, path: string, isAgain = false): Promise<Shown> {
    try {
      const site = await siteOf(draft);
      if (!site) return { outcome: "missing" };
      const response = await ask(site, path);
      const file = response.headers.get(brokenTextHeader);
      return file === null ? { outcome: "shown", response } : { outcome: "broken", file };
    } catch (error) {
      if (error instanceof SiteNotStarted) {
        log.error({ draft, reason: error.reason }, error.message);
        return { outcome: error.reason };
      }
      // It ended while it was asked: another one takes its place.
      if (!isAgain && error instanceof TypeError) return show(draft, path, true);
      throw error;
    }
  }

  return {
    /** A page of the site with the texts of a draft. */
    show: (draft: string, path: string) => show(draft, path),
    /** A file of the build, which is the same for all drafts; undefined while none is shown. */
    async file(path: string): Promise<Response | undefined> {
      const site = await [...previews.values()].at(-1)?.site?.catch(() => undefined);
      return site && !site.hasEnded() ? ask(site, path) : undefined;
    },
    async close(): Promise<void> {
      await Promise.all([...previews.keys()].map(end));
    },
  };
}

async function newestOf(folders: readonly string[]): Promise<{ build: string; built: number }> {
  const found = folders.map(async (folder) => {
    const made = await stat(join(folder, "finished.json")).catch(() => undefined);
    return { build: resolve(folder), built: made?.mtimeMs ?? 0 };
  });
  return (await Promise.all(found)).reduce((one, other) => (other.built > one.built ? other : one));
}

/** As somebody without cookies or a language of their own. */
function ask({ url, headers }: SiteProcess, path: string): Promise<Response> {
  const signal = AbortSignal.timeout(20_000);
  return fetch(url + path, { redirect: "manual", headers: { ...headers, "Accept-Encoding": "identity" }, signal });
}
