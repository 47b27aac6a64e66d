import { data, Link } from "react-router";
import { facts } from "../../../copy/facts.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import type { Locale } from "../../../site/locales.ts";
import { type DestroyedCounts, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import lead from "../leads/lead.module.css";
import { localeOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { PrintButton } from "../ui/print-button.tsx";
import type { Route } from "./+types/certificate.ts";
import { shownCounts } from "./erase-person.server.ts";
import styles from "./erasure.module.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { office } = servicesOf(context);
  const locale = localeOf(context);
  const record = await office.destructions.find(params.id);
  if (record?.reason !== "erasure") throw data("missing", { status: 404 });
  const by = record.person === undefined ? undefined : await office.people.find(record.person);
  return {
    words: dictionary(locale).erasure,
    company: facts(locale).legalName,
    id: record.id,
    time: istanbulTime(record.at, locale),
    by: by?.name ?? "",
    amounts: shownCounts(record.counts, locale),
    stays: staysOf(record.counts, locale),
    // Where one came from; the certificate itself does not know.
    request: new URL(request.url).searchParams.get("request"),
  };
}

function staysOf(counts: DestroyedCounts, locale: Locale): string[] {
  const { stays } = dictionary(locale).erasure;
  return [
    ...(counts.file === undefined ? [stays.files] : []),
    ...(counts["request-contact"] ? [stays.requests] : []),
    ...[stays.records, stays.log, stays.backups, stays.sent],
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData?.words.certificate.title);

/** How much of a person's data was destroyed, when and by whom, on a sheet that names nobody else. */
export default function Certificate({ loaderData }: Route.ComponentProps) {
  const { words, company, id, time, by, amounts, stays, request } = loaderData;
  const { certificate } = words;
  const rows = [
    { label: certificate.number, value: id },
    { label: certificate.time, value: time },
    { label: certificate.by, value: by },
  ];
  return (
    <div className={styles.certificate}>
      <div>
        <h1>{certificate.title}</h1>
        <p>{fill(certificate.text, { company })}</p>
      </div>
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label} className={lead.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Card title={words.went}>
        <Points texts={amounts} />
      </Card>
      <Card title={words.stayed}>
        <Points texts={stays} />
      </Card>
      <div className="row noprint">
        <PrintButton text={certificate.print} />
        {request && <Link to={`/requests/${request}`}>{certificate.close}</Link>}
        <Link to="/destructions">{certificate.back}</Link>
      </div>
    </div>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
