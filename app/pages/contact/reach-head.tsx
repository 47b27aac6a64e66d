import type { ReactNode } from "react";
import type { Facts as CompanyFacts } from "../../../copy/facts.ts";
import type { Words } from "../../../copy/words.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MailAddress } from "../../ui/links.tsx";
import { type Photo, Photograph } from "../../ui/photograph.tsx";
import styles from "./contact.module.css";

export type ReachFacts = Pick<
  CompanyFacts,
  "offices" | "country" | "contactCenter" | "incidentLine" | "registeredEmail" | "addresses" | "social"
>;
type Copy = Words<"contact">["reach"];
type OfficeFacts = ReachFacts["offices"]["istanbul"] & { fax?: string };
type Props = { title: string; lead: string; copy: Copy; facts: ReachFacts; photo?: Photo | undefined };

/** The head of the page: whom to call stands first and large, then where we are. */
export function ReachHead({ title, lead, copy, facts, photo }: Props) {
  const { headquarters, istanbul } = facts.offices;
  const office = (place: OfficeFacts, visits: string) => (
    <Office copy={copy} office={place} country={facts.country} visits={visits} />
  );
  const customers = { [copy.portal]: facts.addresses.customerPortal, [copy.status]: facts.addresses.statusPage };
  return (
    <section className={`${styles.head} glow night`} id="reach">
      {photo ? (
        <Photograph className={styles.picture} photo={photo} sizes="100vw" lazy={false} />
      ) : (
        <img className={`${styles.picture} noprint`} src="/art/coast.svg" alt="" width="900" height="700" />
      )}
      <div className={`wrap ${styles.inner}`}>
        <PageCrumbs />
        <div className="stack g4">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <dl className={styles.lines}>
          <Line label={copy.contactCenter} number={facts.contactCenter} hours={copy.contactCenterHours} />
          <Line label={copy.incidentLine} number={facts.incidentLine} hours={copy.incidentLineHours}>
            <p className={styles.note}>{copy.incidentLineNote}</p>
          </Line>
        </dl>
        <div className={styles.facts}>
          <Facts
            items={[
              { term: headquarters.name, details: office(headquarters, copy.visits.headquarters) },
              { term: istanbul.name, details: office(istanbul, copy.visits.istanbul) },
              { term: copy.customers, details: <Sites sites={customers} /> },
              { term: copy.registeredEmail, details: <MailAddress address={facts.registeredEmail} /> },
              { term: copy.social, details: <Sites sites={facts.social} /> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}

type LineProps = { label: string; number: string; hours: string; children?: ReactNode };

/** A number that is called, with the hours in which somebody answers. */
function Line({ label, number, hours, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Phone number={number} />
        <p>{hours}</p>
        {children}
      </dd>
    </div>
  );
}

type OfficeProps = { copy: Copy; office: OfficeFacts; country: string; visits: string };

function Office({ copy, office, country, visits }: OfficeProps) {
  const { name, street, postalCode, district, city, phone, fax, map } = office;
  return (
    <>
      <address>
        {street}
        <br />
        <span>
          {postalCode} {district}/{city},
        </span>{" "}
        {country}
      </address>
      <p>
        {copy.phone}: <Phone number={phone} />
      </p>
      {fax && (
        <p>
          {copy.fax}: {fax}
        </p>
      )}
      <p>{visits}</p>
      <a className={`noprint ${styles.map}`} href={map} rel="noopener">
        <span>
          {copy.map}
          <span className="vh">: {name}</span>
        </span>{" "}
        <Icon name="out" />
      </a>
    </>
  );
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>;
}

function Sites({ sites }: { sites: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.sites}>
      {Object.entries(sites).map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
