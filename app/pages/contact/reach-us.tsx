import type { Facts as CompanyFacts } from "../../../content/facts.ts";
import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./reach-us.module.css";

type ReachFacts = Pick<CompanyFacts, "offices" | "country" | "contactCenter" | "registeredEmail" | "social">;

type Props = { copy: Words<"contact">["reach"]; facts: ReachFacts };

export const reachId = "reach";

export function ReachUs({ copy, facts }: Props) {
  const { headquarters, istanbul } = facts.offices;
  return (
    <div className="stack" id={reachId}>
      <h2>{copy.title}</h2>
      <Facts
        items={[
          { term: copy.address, details: <Address map={copy.map} facts={facts} /> },
          { term: copy.phone, details: <Phones numbers={[headquarters.phone, istanbul.phone]} /> },
          { term: copy.contactCenter, details: <Phones numbers={[facts.contactCenter]} /> },
          { term: copy.fax, details: headquarters.fax },
          { term: copy.hours, details: copy.hoursText },
          { term: copy.registeredEmail, details: facts.registeredEmail },
          { term: copy.social, details: <Social accounts={facts.social} /> },
        ]}
      />
    </div>
  );
}

function Address({ map, facts: { offices, country } }: { map: string; facts: ReachFacts }) {
  const { street, postalCode, district, city, ...headquarters } = offices.headquarters;
  return (
    <>
      <address className={styles.address}>
        {street}
        <br />
        {postalCode} {district}/{city}, {country}
      </address>
      <a className={`noprint ${styles.map}`} href={headquarters.map} rel="noopener">
        {map} <Icon name="out" />
      </a>
    </>
  );
}

function Phones({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul>
      {numbers.map((number) => (
        <li key={number}>
          <Phone number={number} />
        </li>
      ))}
    </ul>
  );
}

export function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>;
}

function Social({ accounts }: { accounts: ReachFacts["social"] }) {
  return (
    <ul className={styles.social}>
      {Object.entries(accounts).map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
