import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { officeWords } from "../../../content/office-words.ts";
import { localeOf, requireRoom } from "../session.server.ts";
import { Message } from "../ui/message.tsx";
import type { Route } from "./+types/leads-room.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("leads")];

export function loader({ context }: Route.LoaderArgs) {
  return { unavailable: officeWords("leads", localeOf(context)).unavailable };
}

export default function LeadsRoom() {
  return <Outlet />;
}

/** The site's database is away: this room says so, and the rest of the office goes on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const found = useRouteLoaderData<typeof loader>("leads/leads-room");
  if (!found || !isRouteErrorResponse(error) || error.status !== 503) throw error;
  const { title, text, again } = found.unavailable;
  return <Message title={title} text={text} back={again} />;
}
