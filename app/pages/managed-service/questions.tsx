import type { ManagedService } from "../../../content/managed-services.ts";
import type { Link } from "../../../content/schema.ts";
import { useLinks } from "../../page/page-context.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { MoreLink } from "../../ui/links.tsx";

type Props = { copy: { title: string; ask: Link }; questions: ManagedService["faq"] };

export function Questions({ copy, questions }: Props) {
  const to = useLinks();
  return (
    <section className="section tight" id="faq">
      <div className="wrap split">
        <div className="sticky stack">
          <h2>{copy.title}</h2>
          <MoreLink to={to(copy.ask)}>{copy.ask.text}</MoreLink>
        </div>
        <Accordion
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p className="measure">{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}
