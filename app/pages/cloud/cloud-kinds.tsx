import type { Words } from "../../../copy/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import { Sign } from "../../ui/pictures.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./cloud.module.css";

type Copy = Words<"cloud">["solutions"];

/** Where the forty-eight workloads of the drawing are: at the customer's, with us, in three public clouds. */
const spread: Readonly<Record<string, readonly number[]>> = {
  hibrit: [12, 18, 18, 0, 0],
  ozel: [0, 48, 0, 0, 0],
  genel: [0, 0, 48, 0, 0],
  coklu: [0, 0, 16, 16, 16],
  yerel: [24, 24, 0, 0, 0],
  yerli: [0, 12, 12, 12, 12],
};

const places = [
  { x: 32, y: 214 },
  { x: 292, y: 214 },
  { x: 552, y: 42 },
  { x: 552, y: 214 },
  { x: 552, y: 386 },
] as const;
const OURS = 1;

/** Choosing a kind of cloud moves the same points to other places. Styles do it alone; on paper all kinds are listed. */
export function CloudKinds({ copy }: { copy: Copy }) {
  const to = useLinks();
  return (
    <Section id="cloud-solutions" title={copy.title} lead={copy.lead}>
      <div className={styles.picker}>
        <fieldset className={styles.kinds}>
          <legend className="vh">{copy.choose}</legend>
          {copy.kinds.map(({ icon, title }, index) => (
            <label key={icon}>
              <input type="radio" name="cloud" defaultChecked={index === 0} />
              {title}
            </label>
          ))}
        </fieldset>
        <figure className={`${styles.map} night`}>
          <Drawing copy={copy} />
          <figcaption>{copy.legend}</figcaption>
        </figure>
        <div className={styles.texts}>
          {copy.kinds.map(({ icon, title, content, more }) => (
            <article key={icon} className="stack g4">
              <Sign name={icon} />
              <h3>{title}</h3>
              <p>{content}</p>
              {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Drawing({ copy }: { copy: Copy }) {
  const names = [copy.places.yours, copy.places.ours, ...[1, 2, 3].map((number) => `${copy.places.public} ${number}`)];
  return (
    <svg viewBox="0 0 780 530" fill="none" strokeLinecap="round" role="img" aria-label={copy.drawing}>
      {places.map(({ x, y }, index) => (
        <g key={names[index]} className={index === OURS ? styles.here : styles.place}>
          <text x={x + 12} y={y - 10}>
            {names[index]}
          </text>
          <rect x={x} y={y} width="194" height="136" rx="14" strokeDasharray="0 8" />
          <path d={dots(index, 0, 48)} />
        </g>
      ))}
      <path
        className={styles.lines}
        strokeDasharray="0 10"
        d="M236 282H290M496 260C530 240 520 140 550 126M496 282H550M496 304C530 330 520 430 550 446"
      />
      <g className={styles.spreads}>
        {copy.kinds.map(({ icon }) => (
          <Workloads key={icon} counts={spread[icon] ?? []} />
        ))}
      </g>
    </svg>
  );
}

/** The last workload of the middle place that has some is the warm one. */
function Workloads({ counts }: { counts: readonly number[] }) {
  const used = counts.flatMap((count, index) => (count > 0 ? [index] : []));
  const warm = used[Math.floor((used.length - 1) / 2)];
  return (
    <g>
      {used.map((index) => {
        const count = counts[index] ?? 0;
        const own = index === OURS ? styles.own : undefined;
        return <path key={index} className={own} d={dots(index, 0, index === warm ? count - 1 : count)} />;
      })}
      {warm !== undefined && (
        <path className={styles.warm} d={dots(warm, (counts[warm] ?? 1) - 1, counts[warm] ?? 1)} />
      )}
    </g>
  );
}

/** Eight in a row, from the upper left. */
function dots(place: number, from: number, to: number): string {
  const { x, y } = places[place] ?? places[0];
  return Array.from({ length: to - from }, (_, index) => {
    const dot = from + index;
    return `M${x + 20 + (dot % 8) * 22} ${y + 18 + Math.floor(dot / 8) * 20}h0`;
  }).join("");
}
