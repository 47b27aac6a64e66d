import { useLinks } from "../../page/page-context.ts";
import { ReferenceCard } from "../../ui/reference-card.tsx";
import type { StoryReference } from "./story-reference.ts";

type Props = { reference: StoryReference; kicker: string; more: string };

/** A section of its own for one story, wherever a page rests on it. */
export function StoryReferenceSection({ reference, kicker, more }: Props) {
  const link = useLinks();
  const { to, customer, ...card } = reference;
  const href = to && link({ to: to.name, params: { hikaye: to.hikaye } });
  return (
    <section className="section tight" id="reference">
      <div className="wrap">
        <ReferenceCard {...card} kicker={`${kicker} · ${customer}`} href={href} more={more} />
      </div>
    </section>
  );
}
