import { Link } from "react-router";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Marks } from "../../ui/marks.tsx";

export function Partnerships({ copy }: { copy: Words<"cloud">["partnerships"] }) {
  const to = useLinks();
  return (
    <section className="section tight" id="cloud-partnerships">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <Marks items={copy.families}>
          <Link to={to(copy.join)}>{copy.join.text}</Link>
        </Marks>
      </div>
    </section>
  );
}
