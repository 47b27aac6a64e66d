import type { ManagedService } from "../../../copy/managed-services.ts";
import type { Link } from "../../../copy/schema.ts";
import { useLinks } from "../../page/page-context.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./managed-service.module.css";

type Items = ManagedService["services"]["groups"][number]["items"];
type Props = { copy: ManagedService["services"]; build: Link; picture: string };

/** The services as rows that unfold; each lights its unit in the picture beside them. */
export function Services({ copy, build, picture }: Props) {
  const to = useLinks();
  const [first, ...others] = copy.groups;
  const lead = (
    <>
      {`${copy.note} `}
      <MoreLink to={to(build)}>{build.text}</MoreLink>
    </>
  );
  return (
    <Section id="services" title={copy.title} lead={lead}>
      {first && others.length === 0 && <ServiceList items={first.items} picture={picture} />}
      {others.length > 0 && (
        <Tabs
          name="service-tabs"
          label={copy.title}
          items={copy.groups.map(({ id, title, items }) => ({
            id,
            title,
            content: <ServiceList flush items={items} picture={picture} />,
          }))}
        />
      )}
    </Section>
  );
}

function ServiceList({ items, picture, flush = false }: { items: Items; picture: string; flush?: boolean }) {
  const [first] = items;
  return (
    <div className={`split ${styles.services}`}>
      <Units name={picture} />
      <Accordion
        name={first?.id.split("-")[0]}
        open={first?.id}
        flush={flush}
        items={items.map(({ id, title, text, points }) => ({
          id,
          title,
          content: (
            <>
              <p className="measure">{text}</p>
              <Points items={points} />
            </>
          ),
        }))}
      />
    </div>
  );
}

const six = [1, 2, 3, 4, 5, 6];

function Units({ name }: { name: string }) {
  const picture = `/art/units/${name}.svg#`;
  return (
    <svg className={`sticky ${styles.units}`} viewBox="0 0 300 600" aria-hidden="true">
      {six.map((unit) => (
        <use key={unit} href={`${picture}u${unit}`} />
      ))}
      <use href={`${picture}around`} />
    </svg>
  );
}
