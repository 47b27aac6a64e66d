import { Link } from "react-router";
import { findStory } from "../../../copy/load.ts";
import { type Words, words } from "../../../copy/words.ts";
import { type StoryTeaser, storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { organization, webSite } from "../../seo/json-ld.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { CountUp, Figure, Figures, UnitDots } from "../../ui/figure.tsx";
import { LinkRows, More, MoreLink } from "../../ui/links.tsx";
import { Cover, Sign } from "../../ui/pictures.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./home.module.css";
import { Swell } from "./swell.tsx";
import { Ferry, Voyage, voyageScope, WarmPoint } from "./voyage.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("home", locale);
  const stories = [copy.stories.first, ...copy.stories.others].map((slug) =>
    storyTeaser(findStory(slug, locale), slug),
  );
  const meta = { ...copy.meta, jsonLd: [organization(locale), webSite(locale)] };
  return { meta, copy, stories };
}

export default function HomePage({ loaderData: { copy, stories } }: Route.ComponentProps) {
  return (
    <div className={voyageScope}>
      <Voyage />
      <Hero copy={copy.hero} />
      <BelowHead>
        <Offers copy={copy.offers} />
        <Counters copy={copy.counters} />
        <Discover copy={copy.discover} />
        <Stories copy={copy.stories} stories={stories} />
        <QuoteTeaser copy={copy.quote} />
      </BelowHead>
    </div>
  );
}

type Copy = Words<"home">;

function Hero({ copy }: { copy: Copy["hero"] }) {
  const to = useLinks();
  return (
    <section className={`${styles.hero} glow night`}>
      <div className={`wrap stack ${styles.inner}`}>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <div className="row">
          <ButtonLink to={to(copy.quote)}>{copy.quote.text}</ButtonLink>
          <ButtonAnchor ghost href="#services">
            {copy.services}
          </ButtonAnchor>
        </div>
      </div>
      {/* Its place depends on the words, so it comes after them: before, it would move while the page still arrives. */}
      <div className={styles.water}>
        <img src="/art/hero-sea.svg" alt="" width="2880" height="1440" fetchPriority="high" />
        {/* In the same file, which is asked for above; React would write a preload for it. */}
        <img
          className={styles.sparks}
          src="/art/hero-sea.svg#brilliant"
          alt=""
          width="2880"
          height="1440"
          fetchPriority="low"
        />
        <WarmPoint className={styles.boat} />
      </div>
    </section>
  );
}

function Offers({ copy }: { copy: Copy["offers"] }) {
  const to = useLinks();
  return (
    <Section id="services" title={copy.title} lead={copy.lead}>
      <div className={`trio ${styles.cards}`}>
        {copy.cards.map(({ icon, title, content, link }, index) => (
          <Link key={icon} className={styles.dive} to={to(link)}>
            <Swell className={styles.swell} phase={index * 2.1} />
            <span className={styles.dusk}>
              <Swell phase={index * 2.1} />
            </span>
            <Sign name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{content}</p>
              <More>{copy.more}</More>
            </div>
          </Link>
        ))}
        <Ferry />
      </div>
    </Section>
  );
}

/** Numbers drawn honestly: 4000+ is a field of 4,000 points. */
function Counters({ copy }: { copy: Copy["counters"] }) {
  return (
    <section className="section shoal">
      <div className={`wrap ${styles.counters}`}>
        <div className={`head ${styles.head}`}>
          <p className={styles.big}>
            <CountUp text={copy.customers.value} />
          </p>
          <p className="lead">{copy.customers.label}</p>
        </div>
        <div className={styles.sky}>
          <img src="/art/field-4000.svg" alt="" width="1600" height="520" loading="lazy" />
          <div className={styles.near}>
            <img src="/art/field-4000.svg" alt="" width="1600" height="520" loading="lazy" />
          </div>
          <WarmPoint className={styles.free} />
        </div>
        <div className={`figures ${styles.thirds}`}>
          {copy.others.map(({ value, label }) => (
            <div key={label} className={styles.counter}>
              <Figure value={value} label={label} />
              <UnitDots total={Number.parseInt(value, 10)} columns={20} wide />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Discover({ copy }: { copy: Copy["discover"] }) {
  const to = useLinks();
  const { campus } = copy;
  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className={`split ${styles.discover}`}>
        <div className={styles.pair}>
          {copy.others.map(({ icon, title, content, link }) => (
            <article key={icon} className={`${styles.tile} ${styles.small}`}>
              <Sign name={icon} className={styles.sign} />
              <h3>{title}</h3>
              <p>{content}</p>
              <MoreLink to={to(link)}>{link.text}</MoreLink>
            </article>
          ))}
        </div>
        <article className={`${styles.tile} ${styles.campus} glow night`}>
          <div className={styles.picture}>
            <img src="/art/campus-night.svg" alt="" width="1010" height="540" loading="lazy" />
            <WarmPoint className={styles.window} />
          </div>
          <h3>{campus.title}</h3>
          <p>{campus.content}</p>
          <dl>
            {campus.facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MoreLink to={to(campus.link)}>{campus.link.text}</MoreLink>
        </article>
      </div>
    </Section>
  );
}

function Stories({ copy, stories }: { copy: Copy["stories"]; stories: StoryTeaser[] }) {
  const to = useLinks();
  const address = (slug: string) => to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } });
  const [first, ...others] = stories as [StoryTeaser, ...StoryTeaser[]];
  return (
    <section className="section shoal">
      <div className="wrap">
        <div className={`split ${styles.first}`}>
          <div className="stack">
            <p className="muted small">
              {copy.kicker} · {first.customer}
            </p>
            <h2>{first.title}</h2>
            <Figures items={first.figures} />
            <MoreLink to={address(first.slug)}>{copy.read}</MoreLink>
          </div>
          <div className={styles.cover}>
            <Cover
              src={first.cover.replace(/\.svg$/, "--cold.svg")}
              photo={first.photo}
              sizes="(width < 1024px) 92vw, 48rem"
            />
            {!first.photo && <WarmPoint className={styles.berth} />}
          </div>
        </div>
        <div className={styles.others}>
          <LinkRows
            items={others.map(({ slug, customer, title }) => ({ href: address(slug), kicker: customer, title }))}
          />
        </div>
      </div>
    </section>
  );
}

function QuoteTeaser({ copy }: { copy: Copy["quote"] }) {
  const to = useLinks();
  return (
    <CallToAction art="moon-cold" title={copy.title} lead={copy.lead}>
      <div className={styles.path}>
        <svg
          viewBox="0 0 400 88"
          preserveAspectRatio="none"
          fill="none"
          stroke="#5fd3d6"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0 9"
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d="M0 88Q50 86 100 81T200 64T300 37T400 0" />
        </svg>
        <ol>
          {copy.steps.map((step, index) => (
            <li key={step}>
              {step}
              {index === copy.steps.length - 1 && (
                <i className={styles.dock} aria-hidden="true">
                  {index + 1}
                </i>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink to={to(copy.link)}>{copy.link.text}</ButtonLink>
    </CallToAction>
  );
}
