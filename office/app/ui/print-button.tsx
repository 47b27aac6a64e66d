import { Button } from "../../../app/ui/button.tsx";
import { useScript } from "./use-script.ts";

/** Only where script runs; the browser's own menu prints too. */
export function PrintButton({ text }: { text: string }) {
  return (
    useScript() && (
      <Button ghost small data-key="p" onClick={() => print()}>
        {text}
      </Button>
    )
  );
}
