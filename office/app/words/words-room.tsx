import { Link, NavLink, Outlet, useLocation, useSearchParams } from "react-router";
import { kinds } from "../../../copy/view/text-names.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { dictionary } from "../dictionary.server.ts";
import { publishingNotices } from "../publishing/notices.server.ts";
import { localeOf, requireRoom } from "../session.server.ts";
import styles from "../ui/room.module.css";
import type { Route } from "./+types/words-room.ts";
import { draftsAddress, listAddress, readFilters } from "./filters.ts";
import { changedDrafts } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("words")];

/** How many texts there are of each kind. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, drafts] = await withWords(context, (words) => Promise.all([readTexts(words), changedDrafts(words)]));
  const locale = localeOf(context);
  const { kindsLabel: label, kinds: names } = dictionary(locale).words;
  const links = kinds.map((kind) => {
    const count = texts.filter((text) => text.kind === kind).length;
    return { kind, name: names[kind], count };
  });
  return {
    label,
    drafts: { title: dictionary(locale).drafts.title, count: drafts.length },
    history: dictionary(locale).publications.nav,
    notices: await publishingNotices(context),
    links: [{ kind: "" as const, name: names.all, count: texts.length }, ...links],
  };
}

export default function WordsRoom({ loaderData: { label, links, drafts, history, notices } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const filters = readFilters(useSearchParams()[0]);
  const isShown = (kind: string) => pathname === "/words" && filters.kind === kind;
  return (
    <div className={styles.room} data-room>
      <nav className={`${styles.views} noprint`} aria-label={label}>
        <ul>
          {links.map(({ kind, name, count }) => (
            <li key={kind}>
              <Link to={listAddress({ ...filters, kind })} aria-current={isShown(kind) ? "true" : undefined}>
                {name} <span>{count}</span>
              </Link>
            </li>
          ))}
          <li>
            <NavLink to={draftsAddress}>
              {drafts.title} <span>{drafts.count}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/words/history">{history}</NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles.page}>
        {notices.map(
          ({ text, to, link }) =>
            to !== pathname && (
              <p key={to} role="status">
                {text} <Link to={to}>{link}</Link>
              </p>
            ),
        )}
        <Outlet />
      </div>
    </div>
  );
}
