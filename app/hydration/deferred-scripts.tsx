import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import type { HydrationTrigger } from "../page/page-context.ts";
import { HandoffContext } from "./handoff.ts";
import { keepMovingIn } from "./keep-moving.ts";
import { guardRouteModules } from "./route-modules.ts";

/** Stands in the head. Until the first sign of a visitor, a page costs no script but this one, a constant of the build. */
export function Boot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the browser's app has no use for it
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? __BOOT__ : "" }} />;
}

/** Stands where <Scripts> would: one JSON block with what the boot script needs to start the app. */
export function AppData({ when }: { when: HydrationTrigger }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const state = useContext(UNSAFE_DataRouterStateContext);
  const stream = useContext(HandoffContext);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!framework || !router) return;
    const routes = Object.values(framework.manifest.routes).filter((route) => route !== undefined);
    guardRouteModules(framework.routeModules as Record<string, never>, routes);
    keepMovingIn(router);
    setRunning(true);
    // The boot script steps back.
    dispatchEvent(new Event("app-runs"));
  }, [framework, router]);

  if (!framework || !state) return null;
  return (
    // Once the app runs it goes. Taken from the body itself, every style of the page would be looked at again.
    <div hidden>
      {!running && (
        <script
          type="application/json"
          id="app-data"
          data-when={when}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: when === "never" ? "" : dataBlock(framework, state, stream) }}
        />
      )}
    </div>
  );
}

type Framework = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>;
type RouterState = NonNullable<React.ContextType<typeof UNSAFE_DataRouterStateContext>>;

/** The boot script knows where scripts are. */
function scriptName(address = ""): string {
  return address.replace(/^\/assets\/(.+)\.js$/, "$1");
}

/** Without what is off or usual, and without what only a browser that does not know all routes would ask. */
function contextOf(handoff: string): object {
  const usual = [false, "/"];
  const { routeDiscovery: _, ...context } = JSON.parse(handoff, (_, it) => (usual.includes(it) ? undefined : it));
  return context;
}

function dataBlock({ manifest, serverHandoffString }: Framework, { matches }: RouterState, stream: string): string {
  if (!serverHandoffString) return "";
  const modules = matches.map(({ route }) => [route.id, scriptName(manifest.routes[route.id]?.module)]);
  const imports = [manifest.entry, ...matches.map(({ route }) => manifest.routes[route.id])];
  const data = {
    context: contextOf(serverHandoffString),
    // All that is needed, to be asked for together.
    files: [...new Set([manifest.url, ...imports.flatMap((part) => part?.imports ?? [])])].map(scriptName),
    entry: scriptName(manifest.entry.module),
    modules: Object.fromEntries(modules),
    stream,
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
