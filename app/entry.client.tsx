import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardRouteModules } from "./hydration/route-module-guard.ts";

// A built page has it inline.
if (import.meta.env.DEV) import("./hydration/pointer-light.js");

if (import.meta.env.PROD) guardRouteModules();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
