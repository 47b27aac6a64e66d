import { Outlet } from "react-router";
import { requireRoom } from "../session.server.ts";
import type { Route } from "./+types/people-room.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("people")];

export function loader() {
  return null;
}

export default function PeopleRoom() {
  return <Outlet />;
}
