import { Link, NavLink, Outlet, useLocation, useSearchParams } from "react-router";
import { officeWords } from "../../../content/office-words.ts";
import { localeOf, requireRoom } from "../session.server.ts";
import styles from "../ui/room.module.css";
import type { Route } from "./+types/words-room.ts";
import { draftsAddress, kinds, listAddress, readFilters } from "./filters.ts";
import { openTexts, withWords } from "./open-texts.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("words")];

/** How many texts there are of each kind. */
export async function loader({ context }: Route.LoaderArgs) {
  const texts = await openTexts(context);
  const drafts = await withWords(context, (words) => words.drafts());
  const { kindsLabel: label, kinds: names } = officeWords("words", localeOf(context));
  const links = kinds.map((kind) => {
    const count = texts.filter((text) => text.kind === kind).length;
    return { kind, name: names[kind], count };
  });
  const { title } = officeWords("drafts", localeOf(context));
  return {
    label,
    drafts: { title, count: drafts.length },
    links: [{ kind: "" as const, name: names.all, count: texts.length }, ...links],
  };
}

export default function WordsRoom({ loaderData: { label, links, drafts } }: Route.ComponentProps) {
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
        </ul>
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
