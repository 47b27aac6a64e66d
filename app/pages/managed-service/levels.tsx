import type { ManagedService } from "../../../content/managed-services.ts";
import type { Words } from "../../../content/words.ts";
import { DataTable } from "../../ui/data-table.tsx";
import styles from "./managed-service.module.css";

type Props = { copy: NonNullable<ManagedService["levels"]>; example: string; levels: Words<"service-levels"> };

export function Levels({ copy, example, levels }: Props) {
  return (
    <section className="section tight" id="levels">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <DataTable
          caption={levels.caption}
          columns={Object.values(levels.names)}
          rows={[...levels.rows, { title: example, cells: copy.examples }]}
        />
        <div className={`stack g3 small muted ${styles.notes}`}>
          <p>{levels.mainOperations}</p>
          <p>{levels.outsideHours}</p>
          <p>{levels.binding}</p>
        </div>
      </div>
    </section>
  );
}
