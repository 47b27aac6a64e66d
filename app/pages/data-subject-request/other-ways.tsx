import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Facts } from "../../ui/facts.tsx";
import { MoreLink } from "../../ui/links.tsx";
import type { Copies } from "./copies.server.ts";

type Copy = Words<"data-subject-request">["ways"];

export function OtherWays({ copy, reach }: { copy: Copy; reach: Copies["reach"] }) {
  const to = useLinks();
  const mail = <a href={`mailto:${reach.email}`}>{reach.email}</a>;
  return (
    <section className="section tight" id="ways">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div className="stack g6">
          <Facts
            items={[
              { term: copy.email.term, details: <ContactWay where={mail} how={copy.email.text} /> },
              {
                term: copy.registered.term,
                details: <ContactWay where={reach.registeredEmail} how={copy.registered.text} />,
              },
              { term: copy.post.term, details: <ContactWay where={reach.post} how={copy.post.text} /> },
            ]}
          />
          <div className="row g6">
            {copy.links.map((link) => (
              <MoreLink key={link.to} to={to(link)}>
                {link.text}
              </MoreLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function ContactWay({ where, how }: { where: ReactNode; how: string }) {
  return (
    <>
      {where}
      <br />
      <span className="muted small">{how}</span>
    </>
  );
}
