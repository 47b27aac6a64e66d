import type { dxtechway } from "../../../content/tr/dxtechway.ts";
import { Accordion } from "../../ui/accordion.tsx";

export function Questions({ copy }: { copy: (typeof dxtechway)["questions"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <Accordion
          items={copy.items.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </section>
  );
}
