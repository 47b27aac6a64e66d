/*
 * One of two places that rely on React Router's internals (docs/decisions/0003-deferred-hydration.md). In place of <Scripts> a page
 * has one JSON block and one constant inline script, boot.js, which starts the app when the visitor interacts with it.
 */
import { createContext, useContext, useEffect, useState } from "react";
import { type EntryContext, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import type { PageType } from "../../site/pages.ts";
import { needsSheetLater } from "../page/page-context.ts";

/** The encoded loader data of the page. */
export const HandoffContext = createContext("");

/** Takes the loader data out of the framework's stream, so that it is not written as inline scripts. */
export async function drainHandoff(context: EntryContext): Promise<string> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return "";
  delete context.serverHandoffStream;
  return new Response(serverHandoffStream as ReadableStream).text();
}

/** In the head: the only script of a page until the app starts. */
export function Boot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? __BOOT__ : "" }} />;
}

/**
 * At the end of the body: what the boot script needs to start the app. It goes once the app runs. Pre-rendered error pages
 * have none: they are shown at addresses whose data they do not have.
 */
export function AppData({ type }: { type: PageType | undefined }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  const stream = useContext(HandoffContext);
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    setRunning(true);
    dispatchEvent(new Event("app-runs"));
  }, []);

  if (!framework || !state || !type) return null;
  return (
    // Inside an element of its own: removed from the body itself, it would have the browser compute all styles again.
    <div hidden>
      {!isRunning && (
        <script
          type="application/json"
          id="app-data"
          data-sheet={needsSheetLater(type) ? "later" : undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: dataBlock(framework, state, stream) }}
        />
      )}
    </div>
  );
}

type Framework = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>;
type RouterState = NonNullable<React.ContextType<typeof UNSAFE_DataRouterStateContext>>;

/** As <Scripts> would write it: the framework's context, the modules of the matched routes and all that they import. */
function dataBlock({ manifest, serverHandoffString }: Framework, { matches }: RouterState, stream: string): string {
  if (!serverHandoffString) return "";
  const routes = matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const data = {
    context: JSON.parse(serverHandoffString),
    files: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)])],
    entry: manifest.entry.module,
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    stream,
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
