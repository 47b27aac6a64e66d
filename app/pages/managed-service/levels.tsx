import type { ManagedServiceCopy } from "../../../content/managed-service-schema.ts";
import type { serviceLevels } from "../../../content/tr/service-levels.ts";
import { DataTable } from "../../ui/data-table.tsx";

type Props = { copy: NonNullable<ManagedServiceCopy["levels"]>; example: string; levels: typeof serviceLevels };

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
      </div>
    </section>
  );
}
