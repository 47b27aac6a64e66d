import type { UNSAFE_FrameworkContext } from "react-router";
import { styleSheets } from "../page/style-sheets.ts";

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>["manifest"];

/** What the boot script leaves for the app. */
export type Handed = { __reactRouterManifest?: Manifest; __reactRouterRouteModules?: Record<string, unknown> };

/**
 * Style sheets that stand in the document already are needed by no route any more, and the others are ours to bring:
 * React Router would link them while their page is shown, and have all styles looked at again each time.
 */
export function takeOverStyles(handed = window as Handed): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown = {} } = handed;
  if (!manifest || !document.querySelector("style[data-sheets]")) return;
  const written = Object.keys(shown).flatMap((id) => manifest.routes[id]?.css ?? []);
  for (const route of Object.values(manifest.routes)) {
    if (!route?.css) continue;
    styleSheets.belong(
      route.id,
      route.css.filter((href) => !written.includes(href)),
    );
    route.css = [];
  }
}
