import type { Words } from "../../../content/words.ts";
import { DataTable } from "../../ui/data-table.tsx";

export function Preparation({ copy }: { copy: Words<"recruitment">["preparation"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <DataTable caption={copy.caption} corner={copy.step} columns={copy.columns} rows={copy.rows} />
      </div>
    </section>
  );
}
