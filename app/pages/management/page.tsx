import { managers } from "../../../content/managers.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs, PageRows } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Decisions } from "./decisions.tsx";
import { People } from "./people.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("management", locale);
  const people = managers(locale).map((person) => ({ ...person, ...photoOf(person.picture, "portrait") }));
  return { meta: copy.meta, copy: { ...copy, people }, ...photoOf(copy.head.picture, "head") };
}

export default function ManagementPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        plain
        art="management"
        title={copy.head.title}
        lead={copy.head.lead}
        crumbs={<PageCrumbs />}
        photo={photo}
      />
      <BelowHead>
        <People people={copy.people} biography={copy.biography} />
        <Decisions copy={copy.decisions} />
        <section className="section tight">
          <div className="wrap">
            <PageRows rows={copy.rows} />
          </div>
        </section>
      </BelowHead>
    </>
  );
}
