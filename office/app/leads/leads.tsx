import { requireRoom } from "../session.server.ts";
import type { Route } from "./+types/leads.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("leads")];

export function loader() {
  return null;
}

export default function Leads() {
  return <h1>…</h1>;
}
