import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Figure } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./campus-tabs.module.css";

type Copy = Words<"career">["campus"];

export function CampusTabs({ copy }: { copy: Copy }) {
  const to = useLinks();
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <Tabs
          name="campus"
          label={copy.label}
          items={copy.tabs.map((tab) => ({ id: tab.id, title: tab.tab, content: <Panel copy={tab} /> }))}
        />
        <div className={styles.more}>
          <MoreLink to={to(copy.link)}>{copy.link.text}</MoreLink>
        </div>
      </div>
    </section>
  );
}

function Panel({ copy }: { copy: Copy["tabs"][number] }) {
  return (
    <div className="split">
      <div className="stack">
        <h3>{copy.title}</h3>
        <p>{copy.content}</p>
      </div>
      <div className="figures">
        {copy.figures.map(({ value, unit, label }) => (
          <Figure key={label} value={unit ? withUnit(value, unit) : value} label={label} />
        ))}
      </div>
    </div>
  );
}

function withUnit(value: string, unit: string) {
  return (
    <>
      {value} <small className={styles.unit}>{unit}</small>
    </>
  );
}
