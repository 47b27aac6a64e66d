import { quote as en } from "../../../content/en/quote.ts";
import { serviceLevels as levelsEn } from "../../../content/en/service-levels.ts";
import { quote as tr } from "../../../content/tr/quote.ts";
import { serviceLevels as levelsTr } from "../../../content/tr/service-levels.ts";
import { preselectedServices } from "../../../domain/quote/preselection.ts";
import { PageCrumbs } from "../../page/page-crumbs.tsx";
import { matchedPage } from "../../page/page-data.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import { RequestBuilder } from "./request-builder.tsx";

const words = { tr: { copy: tr, levels: levelsTr }, en: { copy: en, levels: levelsEn } };

export function loader(args: Route.LoaderArgs) {
  const { copy, levels } = words[matchedPage(args).locale];
  const chosen = preselectedServices(new URL(args.request.url).searchParams);
  return { meta: copy.meta, copy, levels, chosen };
}

export default function QuotePage({ loaderData: { copy, levels, chosen } }: Route.ComponentProps) {
  const names = Object.values(levels.names);
  return (
    <>
      <PageHead short art="quote" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} />
      <RequestBuilder key={chosen.join()} copy={copy} levels={names} preselected={chosen} />
      <section className="section tight" id="levels">
        <div className="wrap">
          <div className="head">
            <h2>{copy.levels.title}</h2>
            <p>{copy.levels.lead}</p>
          </div>
          <DataTable caption={levels.caption} columns={names} rows={levels.rows} />
        </div>
      </section>
      <section className="section tight" id="steps">
        <div className="wrap">
          <div className="head">
            <h2>{copy.steps.title}</h2>
            <p>{copy.steps.lead}</p>
          </div>
          <Steps items={copy.steps.items} />
        </div>
      </section>
    </>
  );
}
