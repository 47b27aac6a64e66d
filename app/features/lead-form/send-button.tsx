import type { Ref } from "react";
import { useIsSlow } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import { SendAsNew } from "./form-alert.tsx";
import type { FormWords } from "./form-words.ts";

type Props = {
  ref: Ref<HTMLButtonElement>;
  words: FormWords;
  form: keyof FormWords["send"];
  busy: boolean;
  /** The first message is here; what is sent now is another one. */
  asNew: boolean;
};

/** Keeps its place and its focus while it sends; that it does is said only where it takes a while. */
export function SendButton({ ref, words, form, busy, asNew }: Props) {
  const late = useIsSlow(busy);
  return (
    <div>
      {asNew ? (
        <SendAsNew words={words} />
      ) : (
        <Button ref={ref} type="submit" aria-disabled={late || undefined}>
          {late ? words.sending : words.send[form]}
        </Button>
      )}
      <span className="vh" role="status">
        {late && words.sending}
      </span>
    </div>
  );
}
