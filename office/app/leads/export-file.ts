import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { data, redirect } from "react-router";
import { fill } from "../../../domain/slots.ts";
import { istanbulDate } from "../../../domain/time.ts";
import { StorageUnavailable, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, personOf } from "../session.server.ts";
import type { Route } from "./+types/export-file.ts";
import { exportFile, formatsFor, loggedExport, mediaTypes } from "./export.server.ts";
import { viewOf } from "./view.server.ts";

/** Logged before the first byte is sent, so that no file leaves without its line. */
export async function action({ request, context }: Route.ActionArgs) {
  const { leads, office, clock } = servicesOf(context);
  const [at, { number: person }] = [clock(), personOf(context)];
  const wanted = await fieldsOf(request);
  const { filters, filter, query, names, locale } = await viewOf(request, context);
  // What comes meanwhile is neither counted nor in the file.
  const all = { ...filter, before: Math.min(at, filter.before ?? at) };
  const isPersonal = wanted.personal === "yes";
  try {
    const rows = await leads.countAll(all);
    const format = formatsFor(rows).find((one) => one === wanted.format);
    if (!format) throw data("unknown format", { status: 400 });
    const subject = loggedExport({ format, isPersonal, rows, filters, person });
    await office.log.write({ at, person, action: "leads-exported", subject });
    const file = exportFile({ leads }, { format, isPersonal, filter: all, names, locale });
    const name = fill(dictionary(locale).export.fileName, { day: istanbulDate(at) });
    return new Response(createReadableStreamFromReadable(Readable.from(file, { objectMode: false })), {
      headers: {
        "Content-Type": mediaTypes[format],
        "Content-Disposition": `attachment; filename="${name}.${format}"`,
      },
    });
  } catch (error) {
    // The screen before it says what is the matter.
    if (error instanceof StorageUnavailable) return redirect(`/export?${query}`);
    throw error;
  }
}
