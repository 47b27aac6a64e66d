import type { Words } from "../../../content/words.ts";
import { DataTable } from "../../ui/data-table.tsx";

export function TimeLimits({ copy }: { copy: Words<"data-subject-request">["times"] }) {
  return (
    <section className="section tight" id="times">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className="stack g6">
          <DataTable caption={copy.caption} corner={copy.step} columns={copy.columns} rows={copy.rows} />
          <p className="measure">{copy.complaint}</p>
        </div>
      </div>
    </section>
  );
}
