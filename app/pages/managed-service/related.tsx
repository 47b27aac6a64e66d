import type { Link } from "../../../content/schema.ts";
import { useLinks } from "../../page/page-context.ts";
import { LinkRows } from "../../ui/links.tsx";

type Props = { title: string; items: { link: Link; kicker: string }[] };

export function Related({ title, items }: Props) {
  const to = useLinks();
  return (
    <section className="section tight noprint">
      <div className="wrap split">
        <h2>{title}</h2>
        <LinkRows flush items={items.map(({ link, kicker }) => ({ href: to(link), kicker, title: link.text }))} />
      </div>
    </section>
  );
}
