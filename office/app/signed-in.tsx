import { Outlet } from "react-router";
import type { Route } from "./+types/signed-in.ts";
import { requirePerson } from "./session.server.ts";
import { Shell } from "./ui/shell.tsx";
import { useRoot } from "./ui/use-root.ts";

/** Around every screen but those of signing in. */
export const middleware: Route.MiddlewareFunction[] = [requirePerson];

/** Each navigation asks the server, and so passes the middleware. */
export function loader() {
  return null;
}

export default function SignedIn() {
  return (
    <Shell root={useRoot()}>
      <Outlet />
    </Shell>
  );
}
