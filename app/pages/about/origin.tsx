import type { about } from "../../../content/tr/about.ts";

export function Origin({ copy }: { copy: (typeof about)["origin"] }) {
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
