import { photoOf } from "../../../content/pictures.ts";
import type { Figure } from "../../../content/schema.ts";
import { type Words, words } from "../../../content/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs, PageRows } from "../../page/page-parts.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Figures } from "../../ui/figure.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Awards } from "./awards.tsx";
import { Certificates } from "./certificates.tsx";
import styles from "./closer.module.css";
import figureBand from "./figure-band.module.css";
import { History } from "./history.tsx";
import { Origin } from "./origin.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("about", locale);
  return { meta: copy.meta, copy, ...photoOf(copy.head.picture, "head") };
}

export default function AboutPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="about" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <FigureBand figures={copy.figures} />
        <Origin copy={copy.origin} />
        <History copy={copy.history} />
        <Certificates copy={copy.certificates} />
        <Awards copy={copy.awards} />
        <Closer copy={copy.closer} />
        <ContactCall copy={copy.contact} />
      </BelowHead>
    </>
  );
}

export function Closer({ copy }: { copy: Words<"about">["closer"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <h2 className={styles.title}>{copy.title}</h2>
        <PageRows rows={copy.rows} />
      </div>
    </section>
  );
}

export function FigureBand({ figures }: { figures: Figure[] }) {
  return (
    <section className={figureBand.band}>
      <div className="wrap">
        <Figures items={figures} />
      </div>
    </section>
  );
}

export function ContactCall({ copy }: { copy: Words<"about">["contact"] }) {
  const to = useLinks();
  return (
    <CallToAction art="moon" title={copy.title} lead={copy.lead}>
      <ButtonLink to={to(copy.link)}>{copy.link.text}</ButtonLink>
    </CallToAction>
  );
}
