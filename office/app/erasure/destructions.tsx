import { Link } from "react-router";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/destructions.ts";
import { shownCounts } from "./erase-person.server.ts";

const recordsShown = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = servicesOf(context);
  const locale = localeOf(context);
  const { records: words } = dictionary(locale).erasure;
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  const records = await office.destructions.list({ limit: recordsShown, ...(before && { before }) });
  const people = await office.people.list();
  return {
    words,
    people: dictionary(locale).people.title,
    records: records.map(({ id, at, reason, person, counts }) => ({
      id,
      time: istanbulTime(at, locale),
      reason: fill(words.reasons[reason], { who: people.find(({ number }) => number === person)?.name ?? "" }),
      amounts: shownCounts(counts, locale).join(", "),
      hasCertificate: reason === "erasure",
    })),
    older: records.length === recordsShown ? records.at(-1)?.at : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

/** How much was destroyed, when and why: of the office's own log, and by erasing people. */
export default function Destructions({ loaderData: { words, people, records, older } }: Route.ComponentProps) {
  return (
    <>
      <Link to="/people">{people}</Link>
      <div>
        <h1>{words.title}</h1>
        <p className="muted measure">{words.text}</p>
      </div>
      {records.length === 0 && <p>{words.empty}</p>}
      <ul className="lines">
        {records.map(({ id, time, reason, amounts, hasCertificate }) => (
          <li key={id}>
            <b>{amounts}</b>
            {hasCertificate && (
              <Link to={`/destructions/${id}`} aria-label={`${words.certificate} ${id}`}>
                {words.certificate}
              </Link>
            )}
            <small>
              {reason}. {time}
            </small>
          </li>
        ))}
      </ul>
      {older && <Link to={`/destructions?before=${older}`}>{words.older}</Link>}
    </>
  );
}
