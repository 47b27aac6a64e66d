import { loadStories } from "../../../content/load.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { href } from "../../../site/href.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { linkAddress, matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { EmptyResult, FilterLinks } from "../../ui/filtered-list.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./stories.module.css";
import { storyList } from "./story-list.ts";
import { StoryWall } from "./story-wall.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("stories", locale);
  const list = storyList(loadStories(locale), new URL(args.request.url).searchParams, copy, href(name, locale));
  const { title, text, contact } = copy.empty;
  const ask = { href: linkAddress(contact, locale), text: contact.text };
  return {
    meta: copy.meta,
    copy: { title: copy.title, lead: copy.lead, closing: copy.closing },
    list,
    empty: list.waysOut.length > 0 ? { title, text, ways: [...list.waysOut, ask] } : undefined,
    ...photoOf(copy.picture, "head"),
  };
}

export default function StoriesPage({ loaderData: { copy, list, empty, photo } }: Route.ComponentProps) {
  const to = useLinks();
  return (
    <>
      <PageHead plain art="stories" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <section className={`wrap ${styles.list}`}>
          <div className={styles.filters}>
            {list.filters.map((filter) => (
              <FilterLinks key={filter.title} {...filter} />
            ))}
          </div>
          <p className="muted small" role="status">
            {list.status}
          </p>
          {empty ? <EmptyResult {...empty} /> : <StoryWall cards={list.cards} />}
          <Pagination {...list.paging} />
        </section>
        <CallToAction art="current" title={copy.closing.title} lead={copy.closing.lead}>
          <ButtonLink to={to(copy.closing.link)}>{copy.closing.link.text}</ButtonLink>
        </CallToAction>
      </BelowHead>
    </>
  );
}
