import type { RouterContextProvider } from "react-router";
import { fill } from "../../../domain/slots.ts";
import type { PublicationRun } from "../../../server/ports/publishing.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { withWords } from "../words/open-texts.server.ts";

/** What everybody in the room should know: what is being published now, and which drafts missed their time. */
export async function publishingNotices(context: Readonly<RouterContextProvider>) {
  const { publisher, office } = servicesOf(context);
  const { notice } = dictionary(localeOf(context)).publications;
  const latest = await withWords(context, publisher.latest);
  const failed = (await office.copyDrafts.list())
    .filter(({ timed }) => timed?.failure !== undefined)
    .map(({ id, title }) => ({
      text: fill(notice.failed, { title }),
      to: `/words/drafts/${id}/publish`,
      link: notice.link,
    }));
  if (!latest || latest.outcome !== undefined) return failed;
  return [
    { text: fill(notice.running, { title: latest.title }), to: placeOfRun(latest), link: notice.link },
    ...failed,
  ];
}

/** Where one sees how it goes; what a command publishes has no screen of its own. */
function placeOfRun({ of }: PublicationRun): string {
  if ("draft" in of) return `/words/drafts/${of.draft}/publish`;
  return "takeBack" in of ? `/words/history/${of.takeBack}` : "/words/history";
}
