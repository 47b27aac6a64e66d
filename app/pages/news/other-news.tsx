import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { LinkRows, MoreLink } from "../../ui/links.tsx";
import styles from "./other-news.module.css";

type Props = { copy: Words<"news">["others"]; items: { slug: string; title: string; kicker: string }[] };

export function OtherNews({ copy, items }: Props) {
  const to = useLinks();
  const address = (slug: string) => to({ to: "hakkimizda-medya-haber", params: { haber: slug } });
  if (items.length === 0) return null;
  return (
    <section className="section tight noprint">
      <div className="wrap">
        <div className={`between ${styles.head}`}>
          <h2>{copy.title}</h2>
          <MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>
        </div>
        <LinkRows items={items.map(({ slug, title, kicker }) => ({ href: address(slug), kicker, title }))} />
      </div>
    </section>
  );
}
