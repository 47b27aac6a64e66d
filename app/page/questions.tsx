import type { Link } from "../../copy/schema.ts";
import { Accordion } from "../ui/accordion.tsx";
import { MoreLink } from "../ui/links.tsx";
import { SplitSection } from "../ui/section.tsx";
import { useLinks } from "./page-context.ts";

type Props = {
  copy: { title: string; ask: Link };
  questions: { id: string; question: string; answer: string }[];
};

/** Frequent questions that unfold, beside a link to ask another one. */
export function Questions({ copy, questions }: Props) {
  const to = useLinks();
  return (
    <SplitSection sticky id="faq" title={copy.title} aside={<MoreLink to={to(copy.ask)}>{copy.ask.text}</MoreLink>}>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p className="measure">{answer}</p>,
        }))}
      />
    </SplitSection>
  );
}
