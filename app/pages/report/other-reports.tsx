import { useLinks } from "../../page/page-context.ts";
import type { ReportTeaser } from "../../page/report-teasers.ts";
import { LinkRows } from "../../ui/links.tsx";
import styles from "./other-reports.module.css";

export function OtherReports({ title, items }: { title: string; items: ReportTeaser[] }) {
  const to = useLinks();
  return (
    <section className="section tight noprint">
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <LinkRows
          items={items.map(({ page, name, edition, summary }) => ({
            href: to({ to: page }),
            kicker: `${name}, ${edition}`,
            title: summary,
          }))}
        />
      </div>
    </section>
  );
}
