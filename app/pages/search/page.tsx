import { words } from "../../../copy/words.ts";
import { maxQueryLength } from "../../../domain/search/words.ts";
import { fill } from "../../../domain/slots.ts";
import { href } from "../../../site/href.ts";
import { SearchForm } from "../../features/search/search-form.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { FilterLinks } from "../../ui/filtered-list.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { copyWithQuery, searchResults } from "./results.ts";
import styles from "./search.module.css";
import { SearchKeySwitch, SearchResults, SearchStatus } from "./search-results.tsx";
import { loadOrKeepResults, useShownResults } from "./shown-results.ts";
import { siteSearch } from "./site-search.server.ts";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("search", locale);
  const path = href(name, locale);
  const found = searchResults(new URL(args.request.url).searchParams, siteSearch(locale), copy, path);
  return {
    meta: { ...copy.meta, title: found.text ? fill(copy.titleOf, { query: found.text }) : copy.meta.title },
    copy: copyWithQuery(copy, found),
    path,
    longest: maxQueryLength,
    found,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepResults(args.serverLoader);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  useShownResults(loaderData);
  const { copy, path, longest, found } = loaderData;
  const isRefused = "isRefused" in loaderData;
  return (
    <>
      <PageHead plain art="search" title={copy.title} crumbs={<PageCrumbs />}>
        <SearchForm action={path} text={found.text} longest={longest} copy={copy.form} />
      </PageHead>
      <BelowHead>
        <div className={`wrap split ${styles.list}`}>
          <div className="sticky stack g3">
            <SearchStatus copy={copy} found={found} isRefused={isRefused} />
            {found.filter && <FilterLinks {...found.filter} />}
            <SearchKeySwitch label={copy.key} />
          </div>
          <SearchResults copy={copy} found={found} />
        </div>
      </BelowHead>
    </>
  );
}
