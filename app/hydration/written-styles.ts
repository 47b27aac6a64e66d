import type { UNSAFE_FrameworkContext } from "react-router";

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>["manifest"];

/** What the boot script leaves for the app. */
export type Handed = { __reactRouterManifest?: Manifest; __reactRouterRouteModules?: Record<string, unknown> };

/** Style sheets that stand in the document already belong to no route any more: nothing needs to load them. */
export function leaveOutWrittenStyles(handed = window as Handed): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown = {} } = handed;
  if (!manifest || !document.querySelector("style[data-sheets]")) return;
  const written = Object.keys(shown).flatMap((id) => manifest.routes[id]?.css ?? []);
  for (const route of Object.values(manifest.routes)) {
    if (route?.css) route.css = route.css.filter((href) => !written.includes(href));
  }
}
