import { about as en } from "../../../content/en/about.ts";
import { about as tr } from "../../../content/tr/about.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Awards } from "./awards.tsx";
import { Closer } from "./closer.tsx";
import { ContactCall } from "./contact-call.tsx";
import { FigureBand } from "./figure-band.tsx";
import { History } from "./history.tsx";
import { Origin } from "./origin.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = { tr, en }[locale];
  return { meta: copy.meta, copy };
}

export default function AboutPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="about" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <FigureBand figures={copy.figures} />
        <Origin copy={copy.origin} />
        <History copy={copy.history} />
        <Awards copy={copy.awards} />
        <Closer copy={copy.closer} />
        <ContactCall copy={copy.contact} />
      </BelowHead>
    </>
  );
}
