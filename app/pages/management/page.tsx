import { managers } from "../../../copy/managers.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { words } from "../../../copy/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs, PageRows } from "../../page/page-parts.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Portrait } from "../../ui/pictures.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./management.module.css";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("management", locale);
  const people = managers(locale).map((person) => ({ ...person, ...photoOf(person.picture, "portrait") }));
  return { meta: copy.meta, copy: { ...copy, people }, ...photoOf(copy.head.picture, "head") };
}

type Copy = Route.ComponentProps["loaderData"]["copy"];

export default function ManagementPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  const to = useLinks();
  return (
    <>
      <PageHead title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <People copy={copy} />
        <Section tone="shoal" title={copy.decisions.title} lead={copy.decisions.lead}>
          <FeatureGrid
            items={copy.decisions.items.map(({ title, content, link }) => ({
              title,
              content,
              more: { href: to(link), text: link.text },
            }))}
          />
        </Section>
        <section className="section">
          <div className="wrap">
            <PageRows rows={copy.rows} />
          </div>
        </section>
      </BelowHead>
    </>
  );
}

/** The first of them stands large; without a photograph as somebody in the moonlight, the others by their initials. */
function People({ copy: { people, biography, standIn } }: { copy: Copy }) {
  return (
    <section className={`wrap ${styles.section}`}>
      <ul className={styles.people}>
        {people.map(({ id, name, title, description, image, photo }, i) => (
          <li key={id} id={id}>
            {i === 0 && !photo ? (
              <div className={styles.standIn}>
                <img src="/art/unknown-person.svg" alt="" width="480" height="600" />
                <span>{standIn}</span>
              </div>
            ) : (
              <Portrait
                name={name}
                seed={image}
                photo={photo}
                sizes={i === 0 ? "(width < 1024px) 92vw, 33rem" : "(width < 1024px) 46vw, 16rem"}
              />
            )}
            <div>
              <h2 className="h">{name}</h2>
              <p>{title}</p>
            </div>
            <details open={i === 0}>
              <summary>
                {biography}
                <span className="vh">: {name}</span> <Icon name="down" />
              </summary>
              <p>{description}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
