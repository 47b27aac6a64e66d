import { Outlet } from "react-router";
import { requireRoom } from "../session.server.ts";
import type { Route } from "./+types/leads-room.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("leads")];

export function loader() {
  return null;
}

export default function LeadsRoom() {
  return <Outlet />;
}
