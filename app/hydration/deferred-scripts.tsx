import { useContext, useEffect, useState } from "react";
import { ScrollRestoration, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import { HandoffContext } from "./handoff.ts";

export type HydrateWhen = "intent" | "idle";

/**
 * Stands where <Scripts> and <ScrollRestoration> would: one JSON data block and one constant boot script, so that
 * a page costs no framework code before its visitor shows intent.
 */
export function DeferredScripts({ when }: { when: HydrateWhen }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterStateContext);
  const stream = useContext(HandoffContext);
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);

  if (running) return <ScrollRestoration />;
  if (!framework || !router) return null;
  return (
    <>
      <script
        type="application/json"
        id="app-data"
        data-when={when}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
        dangerouslySetInnerHTML={{ __html: dataBlock(framework, router, stream) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? __BOOT__ : "" }} />
    </>
  );
}

type Framework = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>;
type RouterState = NonNullable<React.ContextType<typeof UNSAFE_DataRouterStateContext>>;

function dataBlock({ manifest, serverHandoffString }: Framework, { matches }: RouterState, stream: string): string {
  if (!serverHandoffString) return "";
  const modules = Object.fromEntries(matches.map(({ route }) => [route.id, manifest.routes[route.id]?.module]));
  const data = {
    context: JSON.parse(serverHandoffString),
    manifest: manifest.url,
    entry: manifest.entry.module,
    modules,
    stream,
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
