import "../../app/styles/tokens.css";
import "../../app/styles/base.css";
import "../../app/styles/layout.css";
import "../../app/styles/fonts.css";
import "./office.css";
import type { ReactNode } from "react";
import {
  type ErrorResponse,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { officeWords } from "../../content/office-words.ts";
import { locales } from "../../site/locales.ts";
import type { Route } from "./+types/root.ts";
import { localeOf, openCall, signedInOf } from "./session.server.ts";
import { Failed, Message } from "./ui/message.tsx";
import { Shell } from "./ui/shell.tsx";
import type { RootData } from "./ui/use-root.ts";

export const middleware: Route.MiddlewareFunction[] = [openCall];

export function loader({ context }: Route.LoaderArgs): RootData {
  const locale = localeOf(context);
  const person = signedInOf(context)?.person;
  return {
    locale,
    words: officeWords("frame", locale),
    person: person && { name: person.name, roles: person.roles },
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const found = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={found && locales[found.locale].code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Office() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const found = useRouteLoaderData<typeof loader>("root");
  if (!found) return <Failed />;
  return <Shell root={found}>{isRouteErrorResponse(error) ? refused(error, found) : <Unexpected {...found} />}</Shell>;
}

function refused({ status, data }: ErrorResponse, { words }: RootData) {
  if (data?.admins) return <Closed words={words} admins={data.admins} />;
  if (status === 404) return <Message {...words.missing} />;
  return <Message {...words.failed} text={words.refused} back={words.missing.back} />;
}

function Unexpected({ words }: RootData) {
  return <Message {...words.failed} back={words.missing.back} />;
}

type ClosedProps = { words: RootData["words"]; admins: { name: string; mail: string }[] };

/** A room that is not open to this person, and who could open it. */
function Closed({ words: { closed }, admins }: ClosedProps) {
  return (
    <Message {...closed} to="/you">
      <ul>
        {admins.map(({ name, mail }) => (
          <li key={mail}>
            {name}, <a href={`mailto:${mail}`}>{mail}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}
