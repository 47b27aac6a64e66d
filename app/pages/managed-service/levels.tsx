import type { ManagedService } from "../../../copy/managed-services.ts";
import type { Words } from "../../../copy/words.ts";
import { serviceLevels } from "../../../domain/quote/catalogue.ts";
import { fill } from "../../../domain/slots.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./managed-service.module.css";

type Props = { copy: NonNullable<ManagedService["levels"]>; example: string; levels: Words<"service-levels"> };

/** What each level covers, as depth and in figures. */
export function Levels({ copy, example, levels }: Props) {
  const { depth, names, rows } = levels;
  return (
    <div id="levels" className={styles.levels}>
      <Section title={copy.title} lead={copy.lead} />
      <Depth depth={depth} names={names} operations={copy.operations} />
      <div className="wrap section stack">
        <h3 className="h">{depth.table}</h3>
        <DataTable
          caption={levels.caption}
          columns={Object.values(names)}
          rows={[...rows, { title: example, cells: copy.examples }]}
        />
        <div className="trio muted small">
          <p>{levels.mainOperations}</p>
          <p>{levels.outsideHours}</p>
          <p>{levels.binding}</p>
        </div>
      </div>
    </div>
  );
}

type DepthProps = { operations: string[] } & Pick<Words<"service-levels">, "depth" | "names">;

/**
 * Paper is air, then three waters: the first level stays at the surface, the last one reaches the bottom. The pictures
 * are drawn for rows of fixed heights (app/art/service-levels.ts).
 */
function Depth({ depth, names, operations }: DepthProps) {
  const { surface, middle, bottom } = depth.layers;
  const layers = [surface, { ...middle, duties: operations }, bottom];
  const reached = layers.map((_, level) =>
    layers.slice(0, level + 1).reduce((sum, { duties }) => sum + duties.length, 0),
  );
  return (
    <table className={`${styles.depth} noprint`}>
      <caption className="vh">{depth.caption}</caption>
      <thead>
        <tr className="wrap">
          <td>
            {depth.legend}
            <img src="/art/levels-sea.svg" alt="" width="4320" height="835" loading="lazy" />
          </td>
          {serviceLevels.map((level, i) => (
            <th key={level} scope="col">
              {names[level]}
              <small>{fill(depth.count, { count: reached[i] ?? 0 })}</small>
              <img src={`/art/level/${level}.svg`} alt="" width="120" height="846" loading="lazy" />
            </th>
          ))}
        </tr>
      </thead>
      {layers.map(({ name, when, duties }, layer) => (
        <tbody key={name}>
          <tr className="wrap">
            <th scope="rowgroup" colSpan={4}>
              {`${name} `}
              <span>{when}</span>
            </th>
          </tr>
          {duties.map((duty) => (
            <tr key={duty} className="wrap">
              <th scope="row">{duty}</th>
              {serviceLevels.map((level, i) => (
                <td key={level}>
                  <span className="vh">{i < layer ? depth.notIncluded : depth.included}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
