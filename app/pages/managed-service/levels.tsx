import type { ManagedService } from "../../../content/managed-services.ts";
import type { Words } from "../../../content/words.ts";
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
      <Section tight title={copy.title} lead={copy.lead} />
      <Depth depth={depth} names={Object.values(names)} operations={copy.operations} />
      <div className={`wrap ${styles.table}`}>
        <h3 className="h">{depth.table}</h3>
        <DataTable
          caption={levels.caption}
          columns={Object.values(names)}
          rows={[...rows, { title: example, cells: copy.examples }]}
        />
        <div className={styles.notes}>
          <p>{levels.mainOperations}</p>
          <p>{levels.outsideHours}</p>
          <p>{levels.binding}</p>
        </div>
      </div>
    </div>
  );
}

type DepthProps = { depth: Words<"service-levels">["depth"]; names: string[]; operations: string[] };

/** Paper is air, then three waters: the first level stays at the surface, the last one reaches the bottom. */
function Depth({ depth, names, operations }: DepthProps) {
  const { surface, middle, bottom } = depth.layers;
  const layers = [
    { art: "surface", ...surface },
    { art: "middle", ...middle, duties: operations },
    { art: "bottom", ...bottom },
  ];
  const reached = layers.map((_, level) =>
    layers.slice(0, level + 1).reduce((sum, { duties }) => sum + duties.length, 0),
  );
  return (
    <>
      <table className={styles.depth}>
        <caption className="vh">{depth.caption}</caption>
        <thead>
          <tr>
            <td>{depth.legend}</td>
            {names.map((name, level) => (
              <th key={name} scope="col">
                {name}
                <small>{fill(depth.count, { count: reached[level] ?? 0 })}</small>
              </th>
            ))}
          </tr>
        </thead>
        {layers.map(({ art, name, when, duties }, layer) => (
          <tbody key={art}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <img src={`/art/water/${art}.svg`} alt="" width="2880" height="44" loading="lazy" />
                {name} <span>{when}</span>
              </th>
            </tr>
            {duties.map((duty) => (
              <tr key={duty}>
                <th scope="row">
                  <span>{duty}</span>
                </th>
                {names.map((level, i) => (
                  <td key={level}>
                    <span className="vh">{i < layer ? depth.notIncluded : depth.included}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <img className={styles.floor} src="/art/water/floor.svg" alt="" width="2880" height="44" loading="lazy" />
    </>
  );
}
