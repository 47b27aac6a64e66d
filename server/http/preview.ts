import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderTexts } from "../../copy/folder-texts.ts";
import { BrokenText } from "../../copy/front-matter.ts";
import type { Conditions } from "../../copy/marks.ts";
import type { FactsByLocale } from "../../copy/parse-facts.ts";
import { uploadsFolder } from "../../copy/picture-files.ts";
import { setTextSource, textSource } from "../../copy/source.ts";
import type { Words } from "../../copy/words.ts";
import { type Locale, localeCodes, localeOf } from "../../site/locales.ts";
import { isEqual } from "../data-folder/secret.ts";
import { StartRefusal } from "../start-refusal.ts";
import { bodyResponse, changeHeaders, type HttpResponse, textResponse } from "./http-response.ts";
import { textMarks } from "./preview-marks.ts";
import { brokenTextHeader, mistakePage, previewKeyHeader, withPreviewBar, withPreviewMarks } from "./preview-page.ts";
import type { Site } from "./site.ts";
import type { SiteRequest } from "./site-request.ts";

/** The mistake of a text that a request came upon; and whether its texts carry marks. */
type Reading = { mistake?: BrokenText; isMarked: boolean };

type Options = {
  conditions: Conditions;
  withMarks?: "on" | "off";
  /** Every request must carry it; without one the preview is open. */
  key?: string | undefined;
};

/** Makes every page from the texts of a folder, as they are at each request. */
export function previewOf(folder: string, { conditions, withMarks = "off", key }: Options) {
  const missing = localeCodes.filter((locale) => !existsSync(join(folder, locale)));
  if (missing.length > 0) {
    throw new StartRefusal([
      `CONTENT_PREVIEW_DIR must be a folder like content/, but ${resolve(folder)} has no folder "${missing[0]}".`,
    ]);
  }
  const compiled = textSource();
  const texts = folderTexts(folder, { otherFacts: () => compiled.read("facts.yaml") as FactsByLocale, conditions });
  const marks = withMarks === "on" ? textMarks() : undefined;
  const noted = new AsyncLocalStorage<Reading>();

  function read(file: string): unknown {
    // What is no text of a language (moved addresses, facts) may be left to the build.
    const isOptional = !file.includes("/") && !texts.has(file);
    const store = noted.getStore();
    try {
      const text = isOptional ? compiled.read(file) : texts.read(file);
      return marks && store?.isMarked ? marks.marked(file, text) : text;
    } catch (error) {
      // On the way out it may become another error, or none.
      if (store && error instanceof BrokenText) store.mistake ??= error;
      throw error;
    }
  }

  /** The words of the preview itself, also where those of the folder are broken. */
  function ownWords(locale: Locale): Words<"publishing">["preview"] {
    const file = `${locale}/publishing.yaml`;
    try {
      return (texts.read(file) as Words<"publishing">).preview;
    } catch {
      return (compiled.read(file) as Words<"publishing">).preview;
    }
  }

  async function respond(site: Site, request: SiteRequest): Promise<HttpResponse> {
    // With marks between them no words are found, and only pages that are looked at need any.
    const { method, path, query } = request;
    const seen: Reading = { isMarked: method === "GET" && query === "" && !path.endsWith(".data") };
    // Whole and as it is: the bar is written into it.
    const { "accept-encoding": _, "if-none-match": __, ...headers } = request.headers;
    const made = noted.run(seen, async () => site({ ...request, headers }));
    const response = await made.catch((error) => {
      if (!seen.mistake) throw error;
      return textResponse(500);
    });
    if (seen.mistake) return mistakeResponse(path, seen.mistake);
    return marks ? withPreviewMarks(response, marks.placesIn) : withPreviewBar(response, ownWords);
  }

  function mistakeResponse(path: string, { file, message }: BrokenText): HttpResponse {
    if (path.endsWith(".data")) return textResponse(500, message);
    const locale = localeOf(path);
    const response = bodyResponse(500, "text/html; charset=utf-8", mistakePage(locale, ownWords(locale), message));
    // The office says it in words of its own.
    return marks ? { ...response, headers: [...response.headers, brokenTextHeader, file] } : response;
  }

  return {
    /** The same site as a preview. */
    around: (site: Site): Site => {
      // Marks are for the office, which sends the photographs of its drafts beside their pages.
      setTextSource({ ...compiled, ...texts, read, isPreview: true, ...(marks && { uploads: uploadsFolder }) });
      return (request) =>
        key === undefined || isEqual(String(request.headers[previewKeyHeader] ?? ""), key)
          ? respond(site, request).then(withoutCaching)
          : textResponse(403);
    },
    close: () => setTextSource(compiled),
  };
}

/** Nobody keeps a response. That no search engine lists it is said with the security headers. */
function withoutCaching(response: HttpResponse): HttpResponse {
  const changes = { "Cache-Control": "no-store", ETag: null, "x-robots-tag": null };
  return { ...response, headers: changeHeaders(response.headers, changes) };
}
