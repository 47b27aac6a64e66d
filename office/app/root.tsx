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
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { fill } from "../../domain/slots.ts";
import { locales } from "../../site/locales.ts";
import type { Route } from "./+types/root.ts";
import { openCall, rootData } from "./session.server.ts";
import { Failed, Message } from "./ui/message.tsx";
import { Shell } from "./ui/shell.tsx";
import { SendAgain } from "./ui/unsent.tsx";
import type { Refusal, RootData } from "./ui/use-root.ts";

export const middleware: Route.MiddlewareFunction[] = [openCall];

export function loader({ context }: Route.LoaderArgs): RootData {
  return rootData(context);
}

export function Layout({ children }: { children: ReactNode }) {
  const found = useFoundRoot();
  return (
    <html lang={found && locales[found.locale].code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Font name="hanken-grotesk" />
        <Font name="funnel-display" />
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

/** So that the first screen is set in it: one that comes later waits for the next screen. */
function Font({ name }: { name: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={`/fonts/${name}.woff2`} crossOrigin="" />;
}

/** Of what is said where a screen cannot be shown. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const refusal = isRouteErrorResponse(error) ? error : undefined;
  const words = (loaderData ?? (refusal?.data as Partial<Refusal> | null)?.root)?.words;
  if (!words) return [];
  const page = messageOf(refusal, words).title.replace(/\.$/, "");
  return [{ title: fill(words.title, { page }) }];
};

export default function Office() {
  return <Outlet />;
}

/** A refusal that came before any loader brings what stands around every screen. */
function useFoundRoot(): RootData | undefined {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  return loaded ?? (isRouteErrorResponse(error) ? (error.data as Partial<Refusal> | null)?.root : undefined);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const found = useFoundRoot();
  if (!found) return <Failed />;
  return (
    <Shell root={found}>
      {isRouteErrorResponse(error) ? <Refused error={error} root={found} /> : <Unexpected {...found} />}
    </Shell>
  );
}

function Refused({ error, root: { words } }: { error: ErrorResponse; root: RootData }) {
  const { status, data } = error;
  if (data?.again) return <SendAgain words={words} isSignedOut={status === 401} {...data.again} />;
  if (data?.admins) return <Closed words={words} admins={data.admins} />;
  if (status === 403) return <Message {...words.failed} text={words.refused} back={words.missing.back} />;
  return <Message back={words.missing.back} {...messageOf(error, words)} />;
}

/** Where a screen brings no message of its own, the status has one. */
function messageOf(refusal: ErrorResponse | undefined, words: RootData["words"]): { title: string; text: string } {
  if (refusal?.data?.message) return refusal.data.message;
  if (refusal?.data?.admins) return words.closed;
  const byStatus = { 401: words.sessionOver, 404: words.missing, 503: words.unavailable };
  return byStatus[refusal?.status as keyof typeof byStatus] ?? words.failed;
}

function Unexpected({ words }: RootData) {
  return <Message {...words.failed} back={words.missing.back} />;
}

type ClosedProps = { words: RootData["words"]; admins: NonNullable<Refusal["admins"]> };

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
