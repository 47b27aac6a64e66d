import type { Plugin } from "vite";

/**
 * Functions of React Router that do nothing for this site, and what each of them answers instead: 6 kB less for every
 * visitor, with all that only they use, and less work for every link.
 */
const parts: Record<string, Record<string, string>> = {
  // All routes are known from the start: routeDiscovery is "initial".
  "dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "false",
    getPatchRoutesOnNavigationFunction: "undefined",
    useFogOFWarDiscovery: "undefined",
  },
  // No instrumentations are given.
  "router/instrumentation.js": {
    getRouteInstrumentationUpdates: "{}",
    instrumentClientSideRouter: "router",
    consumeInstrumentationClientResultMetaReceiver: "undefined",
  },
  // No link asks for it: app/features/navigation/use-prefetch.ts does it for all of them.
  "dom/ssr/components.js": { usePrefetchBehavior: "[false, null, {}]", PrefetchPageLinks: "null" },
  // The root has error pages of its own. This one is for developers and shows them where the program failed.
  "dom/ssr/errorBoundaries.js": {
    RemixRootDefaultErrorBoundary: `React$1.createElement("html", null, React$1.createElement("body", null, "Application Error"))`,
    BoundaryShell: "children",
  },
};

const place = /\/react-router\/dist\/production\/lib\/(.+)$/;

export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => withoutParts(code, parts[place.exec(id)?.[1] ?? ""]),
  };
}

export function withoutParts(code: string, answers: Record<string, string> = {}): string | undefined {
  return Object.entries(answers).reduce<string | undefined>((before = code, [name, answer]) => {
    const after = before.replace(
      new RegExp(`^(function ${name}\\(.*?\\) \\{\n).*?^\\}$`, "ms"),
      (_, opening) => `${opening}return ${answer};\n}`,
    );
    if (after === before) throw new Error(`React Router has no function ${name} any more: see unused-parts.ts`);
    return after;
  }, undefined);
}
