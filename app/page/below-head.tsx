import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./form-hooks.ts";

/**
 * The part of a page below its head. A document has it from the start; after a client navigation the head is painted
 * first. Going back, or to an anchor, renders everything at once: otherwise there is nothing to scroll to.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isImmediate = useNavigationType() === "POP" || hash !== "";
  return (
    <AfterFirstPaint key={pathname} immediate={isImmediate}>
      {children}
    </AfterFirstPaint>
  );
}

function AfterFirstPaint({ immediate, children }: { immediate: boolean; children: ReactNode }) {
  const [isRendered, setRendered] = useState(immediate);
  useEffect(() => {
    afterPaint().then(() => startTransition(() => setRendered(true)));
  }, []);
  // Keeps the footer below the fold; its key makes React replace it instead of reusing its element for the children.
  return isRendered ? children : <div key="placeholder" className="coming" />;
}
