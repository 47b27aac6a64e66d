import type { Words } from "../../../content/words.ts";
import { company } from "../../../site/company.ts";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./reach-us.module.css";

type Props = { copy: Words<"contact">["reach"] };

export const reachId = "reach";

export function ReachUs({ copy }: Props) {
  return (
    <div className="stack" id={reachId}>
      <h2>{copy.title}</h2>
      <Facts
        items={[
          { term: copy.address, details: <Address map={copy.map} /> },
          { term: copy.phone, details: <Phones numbers={company.phones} /> },
          { term: copy.contactCenter, details: <Phones numbers={[company.contactCenter]} /> },
          { term: copy.fax, details: company.fax },
          { term: copy.hours, details: copy.hoursText },
          { term: copy.registeredEmail, details: company.registeredEmail },
          { term: copy.social, details: <Social /> },
        ]}
      />
    </div>
  );
}

function Address({ map }: { map: string }) {
  const { street, postalCode, district, city, country } = company.address;
  return (
    <>
      <address className={styles.address}>
        {street}
        <br />
        {postalCode} {district}/{city}, {country}
      </address>
      <a className={`noprint ${styles.map}`} href={company.mapUrl} rel="noopener">
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

function Social() {
  return (
    <ul className={styles.social}>
      {Object.entries(company.social).map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
