import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./form-hooks.ts";

/**
 * What a page has below its head. In a document it is there from the start; on a page that a link brought, the head is
 * painted first. Who goes back, or to a place in the page, gets all at once: there must be something to scroll to.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isWhole = useNavigationType() === "POP" || hash !== "";
  return (
    <Following key={pathname} atOnce={isWhole}>
      {children}
    </Following>
  );
}

function Following({ atOnce, children }: { atOnce: boolean; children: ReactNode }) {
  const [isHere, setHere] = useState(atOnce);
  useEffect(() => {
    afterPaint().then(() => startTransition(() => setHere(true)));
  }, []);
  // Keeps the footer out of sight meanwhile; its key keeps it from becoming a part of what follows.
  return isHere ? children : <div key="meanwhile" className="coming" />;
}
