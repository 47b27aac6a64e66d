import type { ManagedService } from "../../../content/managed-services.ts";
import type { Link } from "../../../content/schema.ts";
import { useLinks } from "../../page/page-context.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Points } from "../../ui/points.tsx";
import { Tabs } from "../../ui/tabs.tsx";

type Props = { copy: ManagedService["services"]; build: Link };

export function Services({ copy, build }: Props) {
  const to = useLinks();
  const [first, ...others] = copy.groups;
  return (
    <section className="section tight" id="services">
      <div className="wrap split">
        <div className="sticky stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.note}</p>
          <MoreLink to={to(build)}>{build.text}</MoreLink>
        </div>
        {first && others.length === 0 && <ServiceList items={first.items} />}
        {others.length > 0 && (
          <Tabs
            name="service-tabs"
            label={copy.title}
            items={copy.groups.map(({ id, title, items }) => ({
              id,
              title,
              content: <ServiceList flush items={items} />,
            }))}
          />
        )}
      </div>
    </section>
  );
}

function ServiceList({
  items,
  flush = false,
}: {
  items: ManagedService["services"]["groups"][number]["items"];
  flush?: boolean;
}) {
  const [first] = items;
  return (
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
  );
}
