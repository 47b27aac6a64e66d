import { useLinks } from "../../page/page-context.ts";
import { LinkRows } from "../../ui/links.tsx";
import styles from "./news-years.module.css";

type Row = { slug: string; title: string; kicker: string };

export function NewsYears({ years }: { years: { year: string; rows: Row[] }[] }) {
  const to = useLinks();
  const address = (slug: string) => to({ to: "hakkimizda-medya-haber", params: { haber: slug } });
  return (
    <div>
      {years.map(({ year, rows }) => (
        <section key={year} className={`split ${styles.year}`} aria-labelledby={`y${year}`}>
          <h2 id={`y${year}`}>{year}</h2>
          <LinkRows flush items={rows.map(({ slug, title, kicker }) => ({ href: address(slug), kicker, title }))} />
        </section>
      ))}
    </div>
  );
}
