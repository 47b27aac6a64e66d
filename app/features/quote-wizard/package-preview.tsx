import { useEffect, useState } from "react";
import { Link } from "react-router";
import { catalogue } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import type { Package } from "../../../domain/quote/packages.ts";
import { countText, type SummaryService, summaryOf } from "../../../domain/quote/summary.ts";
import { fill } from "../../../domain/slots.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/messages.tsx";
import { Tag } from "../../ui/tag.tsx";
import { changeAddress } from "./addresses.ts";
import { targetName } from "./detail-messages.ts";
import { LevelPoints } from "./level-cards.tsx";
import styles from "./package-preview.module.css";
import panel from "./service-package.module.css";
import { useWizard } from "./wizard-context.ts";

/** Everything that is chosen, field by field and service by service; each with a link to where it is changed, where it can be. */
export function PackagePreview({ draft, fixed = false }: { draft: Draft; fixed?: boolean }) {
  const { words } = useWizard();
  return summaryOf(draft).map(({ tag, color, services }) => (
    <div key={tag} className={styles.group}>
      <p className={styles.tag}>
        <Tag color={color}>{words.services.tags[tag].name}</Tag> {words.services.tags[tag].about}
      </p>
      {services.map((service) => (
        <section key={service.key} className={panel.package} aria-labelledby={`preview-${service.key}`}>
          <header>
            <h2 id={`preview-${service.key}`}>{words.services.services[service.key].label}</h2>
            {!fixed && <ChangeLink service={service.key} />}
          </header>
          <ServiceLines service={service} fixed={fixed} />
        </section>
      ))}
    </div>
  ));
}

function ServiceLines({ service, fixed }: { service: SummaryService; fixed: boolean }) {
  const { words } = useWizard();
  const { key, packages, suboptions, missing } = service;
  if (missing) return <p className={styles.missing}>{words.wizard.summary.missing.details[missing]}</p>;
  if (packages.length + suboptions.length === 0) return <Note>{words.services.services[key].howTo}</Note>;
  return (
    <ul className={styles.lines}>
      {packages.map((one) => (
        <PackageLine key={one.level} service={key} {...one} />
      ))}
      {suboptions.map(({ name, packages }) => (
        <li key={name} className={styles.suboption}>
          <div className={styles.name}>
            <b>{words.services.suboptions[name].name}</b>
            {!fixed && <ChangeLink service={key} suboption={name} />}
          </div>
          <ul>
            {packages.map((one) => (
              <PackageLine key={one.level} service={key} {...one} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PackageLine({ service, level, count }: Package & { service: SummaryService["key"] }) {
  const { words, locale } = useWizard();
  const { name, summary } = words.services.levels[level];
  return (
    <li className={styles.line}>
      <span className={styles.level}>
        {name} <LevelPoints level={level} />
      </span>
      <span className={styles.about}>{summary}</span>
      {count !== undefined && <b>{countText(count, words.services.services[service].unit, locale)}</b>}
    </li>
  );
}

function ChangeLink(target: Parameters<typeof targetName>[0]) {
  const { service, suboption } = target;
  const { words, base } = useWizard();
  const { change, changeWhat } = words.wizard.preview;
  const entry = catalogue.find(({ key }) => key === service);
  if (!entry) return null;
  return (
    <Link
      className={styles.change}
      to={changeAddress(base, entry, suboption)}
      aria-label={fill(changeWhat, { what: targetName(target, words) })}
    >
      {change}
    </Link>
  );
}

/** The link that opens the same package: a plain one, and a button that copies it where that is possible. */
export function SharePackage({ address }: { address: string }) {
  const { title, text, label, copy, copied } = useWizard().words.wizard.share;
  const [usable, setUsable] = useState(false);
  const [done, setDone] = useState(false);
  useEffect(() => setUsable(navigator.clipboard !== undefined), []);

  async function copyAddress() {
    const written = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setDone(written);
  }

  return (
    <section className={`${panel.package} noprint`} aria-labelledby="share-title">
      <header>
        <h2 id="share-title">{title}</h2>
        <p>{text}</p>
      </header>
      <div className={styles.link}>
        <a href={address}>
          <span className="vh">{label}: </span>
          {address.replace(/^https?:\/\//, "")}
        </a>
        {usable && (
          <Button ghost onClick={copyAddress}>
            {copy}
          </Button>
        )}
      </div>
      <p className={styles.copied} role="status">
        {done && (
          <>
            <Icon name="check" /> {copied}
          </>
        )}
      </p>
    </section>
  );
}
