import type { Facts as CompanyFacts } from "../../../copy/facts.ts";
import type { Words } from "../../../copy/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./media.module.css";

type Copy = Words<"media">["press"];
type Person = CompanyFacts["people"][string];
export type PressPeople = { spokesperson: Person; contact: Person & { mailbox: string } };

/** Files in public/, made by scripts/make-icons.ts. */
const logos = [
  { name: "onLight", files: ["/press/logo-on-light.svg", "/press/logo-on-light.png"], width: 984, height: 208 },
  { name: "onDark", files: ["/press/logo-on-dark.svg", "/press/logo-on-dark.png"], width: 984, height: 208 },
  { name: "mark", files: ["/icon.svg", "/icon-512.png"], width: 512, height: 512 },
] as const;

/** What journalists need: a paragraph to copy, facts, logo files, and whom to ask. */
export function PressKit({ copy, people }: { copy: Copy; people: PressPeople }) {
  return (
    <Section id="press-kit" tone="shoal" title={copy.title} lead={copy.lead}>
      <div className={`split ${styles.parts}`}>
        <div className="stack g4">
          <h3>{copy.about.title}</h3>
          <p className="measure">{copy.about.text}</p>
        </div>
        <div className="stack g4">
          <h3>{copy.facts.title}</h3>
          <Facts wide items={copy.facts.items.map(({ term, text }) => ({ term, details: text }))} />
        </div>
        <div className={`stack g4 ${styles.people}`}>
          <h3>{copy.people.title}</h3>
          <p className={styles.note}>{copy.people.lead}</p>
          <People copy={copy.people} people={people} />
        </div>
        <div className="stack g4">
          <h3>{copy.logos.title}</h3>
          <p className={styles.note}>{copy.logos.lead}</p>
          <Logos copy={copy.logos} />
        </div>
      </div>
    </Section>
  );
}

function Logos({ copy }: { copy: Copy["logos"] }) {
  return (
    <ul className={styles.logos}>
      {logos.map(({ name, files, width, height }) => (
        <li key={name}>
          <div className={`${styles.ground} ${styles[name]}`}>
            <img src={files[0]} alt={copy.alt} width={width} height={height} loading="lazy" decoding="async" />
          </div>
          <p>{copy[name]}</p>
          <p className={styles.files}>
            {files.map((file) => (
              <a key={file} href={file} download>
                {file.slice(-3).toUpperCase()}
                <span className="vh">, {copy[name]}</span>
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function People({ copy, people: { spokesperson, contact } }: { copy: Copy["people"]; people: PressPeople }) {
  const { phone, mailbox } = contact;
  return (
    <Facts
      items={[
        { term: copy.spokesperson, details: `${spokesperson.name}, ${spokesperson.title}` },
        {
          term: copy.contact,
          details: (
            <>
              <p>{`${contact.name}, ${contact.title}`}</p>
              {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
              <br />
              <a href={`mailto:${mailbox}`}>{mailbox}</a>
            </>
          ),
        },
      ]}
    />
  );
}
