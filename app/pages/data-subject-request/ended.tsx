import type { requestStates } from "../../../content/tr/request-states.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonAnchor } from "../../ui/button.tsx";

/** The link was used, has run out or never was: which of them is not told. */
export function Ended({ words }: { words: (typeof requestStates)["ended"] }) {
  const to = useLinks();
  return (
    <div className="stack">
      <p className="measure">{words.text}</p>
      <ButtonAnchor href={to(words.again)}>{words.again.text}</ButtonAnchor>
    </div>
  );
}
