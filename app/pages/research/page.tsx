import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { CurrentWork } from "./current-work.tsx";
import { People } from "./people.tsx";
import { Projects } from "./projects.tsx";
import { Stages } from "./stages.tsx";
import { Universities } from "./universities.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("research", locale);
  return { meta: copy.meta, copy, ...photoOf(copy.head.picture, "head") };
}

export default function ResearchPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="research" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Projects copy={copy.projects} />
        <CurrentWork copy={copy.current} />
        <Universities copy={copy.universities} />
        <Stages copy={copy.stages} />
        <People copy={copy.people} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}
