import { Form } from "react-router";
import { loadStories } from "../../../copy/load.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { linkAddress, matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { SelectField } from "../../ui/field.tsx";
import { EmptyResult } from "../../ui/filtered-list.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Cover } from "../../ui/pictures.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import type { Route } from "./+types/page.ts";
import { SeaChart } from "./sea-chart.tsx";
import styles from "./stories.module.css";
import { storyList } from "./story-list.ts";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("stories", locale);
  const list = storyList(loadStories(locale), new URL(args.request.url).searchParams, copy, href(name, locale));
  const { title, text, contact } = copy.empty;
  const ask = { href: linkAddress(contact, locale), text: contact.text };
  return {
    meta: copy.meta,
    copy: { title: copy.title, lead: copy.lead, chart: copy.chart, filters: copy.filters, closing: copy.closing },
    path: href(name, locale),
    list,
    empty: list.waysOut.length > 0 ? { title, text, ways: [...list.waysOut, ask] } : undefined,
    ...photoOf(copy.picture, "head"),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const { copy, path, list, empty, photo } = loaderData;
  const to = useLinks();
  return (
    <>
      {list.chart && !photo ? (
        <ChartHead copy={copy} chart={list.chart} />
      ) : (
        <PageHead plain art="stories" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} photo={photo} />
      )}
      <BelowHead>
        <section className={`wrap ${styles.list}`}>
          <Filters key={list.status} path={path} copy={copy.filters} list={list} />
          {empty ? <EmptyResult {...empty} /> : <Covers cards={list.cards} />}
          <Pagination {...list.paging} />
        </section>
        <CallToAction art="current" title={copy.closing.title} lead={copy.closing.lead}>
          <ButtonLink to={to(copy.closing.link)}>{copy.closing.link.text}</ButtonLink>
        </CallToAction>
      </BelowHead>
    </>
  );
}

/** The chart is the picture of this head. */
function ChartHead({ copy, chart }: { copy: Data["copy"]; chart: NonNullable<Data["list"]["chart"]> }) {
  return (
    <section className={`wrap ${styles.chartHead}`}>
      <PageCrumbs />
      <div className={`head ${styles.words}`}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <SeaChart {...chart} label={copy.chart.label} legend={copy.chart.legend} />
    </section>
  );
}

type FilterProps = { path: string; copy: Data["copy"]["filters"]; list: Pick<Data["list"], "filters" | "status"> };

function Filters({ path, copy, list: { filters, status } }: FilterProps) {
  return (
    <Form className={`${styles.filters} noprint`} action={path} aria-label={copy.label}>
      {(["sector", "service"] as const).map((name) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={copy[name]}
          empty={copy.all}
          choices={filters[name].choices}
          defaultValue={filters[name].value ?? ""}
        />
      ))}
      <Button ghost type="submit">
        {copy.button}
      </Button>
      <p className="muted small" role="status">
        {status}
      </p>
    </Form>
  );
}

function Covers({ cards }: { cards: Data["list"]["cards"] }) {
  const to = useLinks();
  return (
    <ul className={styles.covers}>
      {cards.map(({ slug, title, photo, kicker, cover, figure }) => (
        <li key={slug}>
          <StoryCard
            href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
            cover={<Cover src={cover} photo={photo} sizes="(width < 768px) 92vw, (width < 1440px) 31vw, 27rem" />}
            kicker={kicker}
            title={title}
            figure={figure}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}
