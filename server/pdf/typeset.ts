import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { brandBand, colours, MARK_SIZE, markPoints } from "../../site/brand.ts";
import { type Locale, locales } from "../../site/locales.ts";

export type PdfData = { title: string; subject: string; author: string; locale: Locale; date: Date };

const brand = {
  colours: Object.fromEntries(Object.entries(colours).map(([name, { light }]) => [name, light])),
  night: Object.fromEntries(Object.entries(colours).map(([name, { dark }]) => [name, dark])),
  band: brandBand,
  mark: { size: MARK_SIZE, points: markPoints },
};

type Options = { worker?: URL; deadline?: number; idle?: number; documents?: number };

/**
 * Typesets one document after the other in a thread that ends after a while without work, and after some documents:
 * Typst keeps about three megabytes of each.
 */
export function createTypesetter({
  worker: file = new URL("typst/worker.ts", import.meta.url),
  deadline = 60_000,
  idle = 60_000,
  documents = 50,
}: Options = {}) {
  let running: Worker | undefined;
  let made = 0;
  let ending: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function end(): void {
    void running?.terminate();
    running = undefined;
    made = 0;
  }

  async function typesetNext(template: string, { locale, date, ...data }: PdfData): Promise<Buffer> {
    clearTimeout(ending);
    running ??= new Worker(file).on("error", end);
    const [lang, region] = locales[locale].iso.split("-");
    const moment = date.toISOString().match(/\d+/g)?.slice(0, 6).map(Number);
    try {
      running.ref();
      running.postMessage({ template, data: { ...data, lang, region, moment, brand } });
      const [{ bytes, problems }] = await once(running, "message", { signal: AbortSignal.timeout(deadline) });
      if (!bytes) throw new Error(`Typst: ${problems.join("; ")}`);
      running.unref();
      made++;
      if (made === documents) end();
      else ending = setTimeout(end, idle).unref();
      return Buffer.from(bytes);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** The bytes of a tagged PDF: a template of `typst/` with its data. Equal data makes equal bytes. */
  return function typeset<Data extends PdfData>(template: "quote-record" | "report", data: Data): Promise<Buffer> {
    const result = queue.then(() => typesetNext(template, data));
    queue = result.catch(() => {});
    return result;
  };
}

export const typeset = createTypesetter();
