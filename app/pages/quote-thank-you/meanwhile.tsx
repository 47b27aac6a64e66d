import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";

export function Meanwhile({ copy }: { copy: Words<"quote-thank-you">["meanwhile"] }) {
  const to = useLinks();
  return (
    <section className="stack g4 noprint">
      <h2>{copy.title}</h2>
      <ul className="stack g2">
        {copy.links.map((link) => (
          <li key={link.to}>
            <MoreLink to={to(link)}>{link.text}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
