import type { Words } from "../../../content/words.ts";

export function Origin({ copy }: { copy: Words<"about">["origin"] }) {
  return (
    <section className="section">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className="stack measure">
          <p className="lead">{copy.lead}</p>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
