import { Link, Outlet, redirect, useLocation } from "react-router";
import { mayEnter } from "../../../domain/office/person.ts";
import { fillCounted } from "../../../domain/slots.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf, requireRoom } from "../session.server.ts";
import styles from "../ui/room.module.css";
import type { Route } from "./+types/leads-room.ts";
import { leadFilter, listAddress, readFilters, type ViewName, viewName, views } from "./filters.ts";
import { readLeads } from "./shown-lead.server.ts";

export const middleware: Route.MiddlewareFunction[] = [toOwnRoom, requireRoom("leads")];

/** Who signs in comes to the first room. Whoever works on words alone is led to theirs. */
async function toOwnRoom(
  { request, url, context }: Parameters<Route.MiddlewareFunction>[0],
  next: () => Promise<Response>,
): Promise<Response> {
  const person = personOf(context);
  const isStart = request.method === "GET" && url.pathname === "/";
  if (isStart && !mayEnter("leads", person) && mayEnter("words", person)) throw redirect("/words");
  return next();
}

/** How many wait in the views where something is expected of somebody. */
export async function loader({ context }: Route.LoaderArgs) {
  const { leads, requests: allRequests, clock } = servicesOf(context);
  const [person, locale, now] = [personOf(context), localeOf(context), clock()];
  const countOf = (name: ViewName) => leads.count(leadFilter(filtersOf(name), person.number, now));
  const mayAnswer = mayEnter("requests", person);
  const [fresh, due, held, requests] = await readLeads(() =>
    Promise.all([
      countOf("new"),
      countOf("due"),
      leads.heldCount(),
      mayAnswer ? allRequests.list({ state: "open" }) : undefined,
    ]),
  );
  return {
    words: dictionary(locale).leads.views,
    counts: { new: shownCount(fresh, locale), due: shownCount(due, locale), held: held > 0 ? String(held) : undefined },
    // For those who answer them.
    requests: requests && fillCounted(dictionary(locale).requests.link, requests.length),
  };
}

function filtersOf(name: ViewName) {
  return readFilters(new URLSearchParams(views[name]));
}

function shownCount({ count, more }: { count: number; more: boolean }, locale: string): string | undefined {
  return count > 0 ? `${count.toLocaleString(locale)}${more ? "+" : ""}` : undefined;
}

export default function LeadsRoom({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.room} data-room>
      <Views {...loaderData} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

function Views({ words, counts, requests }: Route.ComponentProps["loaderData"]) {
  const { pathname, search } = useLocation();
  const shown = pathname === "/held" ? "held" : viewName(readFilters(new URLSearchParams(search)));
  const shownCounts: Partial<Record<string, string | undefined>> = counts;
  const links = [...(Object.keys(views) as ViewName[]), "held" as const];
  return (
    <nav className={`${styles.views} noprint`} aria-label={words.label}>
      <ul>
        {links.map((name) => (
          <li key={name}>
            <Link
              to={name === "held" ? "/held" : listAddress(new URLSearchParams(views[name]))}
              aria-current={name === shown ? "true" : undefined}
            >
              {words[name]} {shownCounts[name] && <span>{shownCounts[name]}</span>}
            </Link>
          </li>
        ))}
        {requests && (
          <li>
            <Link to="/requests">{requests}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
