import { Outlet } from "react-router";
import { requireRoom } from "../session.server.ts";
import type { Route } from "./+types/requests-room.ts";

/** Requests of data subjects, erasing a person, and what is known of what was destroyed. */
export const middleware: Route.MiddlewareFunction[] = [requireRoom("requests")];

export function loader() {
  return null;
}

export default function RequestsRoom() {
  return <Outlet />;
}
