import type { ReactNode } from "react";
import type { Facts as CompanyFacts } from "../../../content/facts.ts";
import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./reach-us.module.css";

type ReachFacts = Pick<
  CompanyFacts,
  "offices" | "country" | "contactCenter" | "incidentLine" | "registeredEmail" | "addresses" | "social"
>;
type Copy = Words<"contact">["reach"];
type OfficeFacts = ReachFacts["offices"]["istanbul"] & { fax?: string };

type Props = { copy: Copy; facts: ReachFacts };

export const reachId = "reach";

export function ReachUs({ copy, facts }: Props) {
  const { headquarters, istanbul } = facts.offices;
  const office = (place: OfficeFacts, visits: string) => (
    <Office copy={copy} office={place} country={facts.country} visits={visits} />
  );
  return (
    <div className="stack" id={reachId}>
      <h2>{copy.title}</h2>
      <Facts
        items={[
          { term: copy.contactCenter, details: <Line number={facts.contactCenter}>{copy.contactCenterHours}</Line> },
          {
            term: copy.incidentLine,
            details: (
              <Line number={facts.incidentLine} note={copy.incidentLineNote}>
                {copy.incidentLineHours}
              </Line>
            ),
          },
          { term: headquarters.name, details: office(headquarters, copy.visits.headquarters) },
          { term: istanbul.name, details: office(istanbul, copy.visits.istanbul) },
          {
            term: copy.customers,
            details: (
              <Sites
                sites={{ [copy.portal]: facts.addresses.customerPortal, [copy.status]: facts.addresses.statusPage }}
              />
            ),
          },
          { term: copy.registeredEmail, details: facts.registeredEmail },
          { term: copy.social, details: <Sites sites={facts.social} /> },
        ]}
      />
    </div>
  );
}

/** A number that is called, with the hours in which somebody answers. */
function Line({ number, children, note }: { number: string; children: string; note?: string }) {
  return (
    <>
      <span className={styles.line}>
        <Phone number={number} /> <span>{children}</span>
      </span>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

type OfficeProps = { copy: Copy; office: OfficeFacts; country: string; visits: string };

function Office({ copy, office, country, visits }: OfficeProps) {
  const { name, street, postalCode, district, city, phone, fax, map } = office;
  return (
    <>
      <address className={styles.address}>
        {street}
        <br />
        {postalCode} {district}/{city}, {country}
      </address>
      <Labelled label={copy.phone}>
        <Phone number={phone} />
      </Labelled>
      {fax && <Labelled label={copy.fax}>{fax}</Labelled>}
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

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      {label}: {children}
    </p>
  );
}

export function Phone({ number }: { number: string }) {
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
