import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { Button } from "../../../app/ui/button.tsx";

type Props = {
  text: string;
  /** Where keys are asked for and sent to. */
  action: "/sign-in/passkey" | "/you/passkeys";
  /** Where one comes afterwards. */
  to?: string;
  /** Where one is told that it did not work. */
  failed: string;
};

/** Only where script runs and the browser knows passkeys; the mailed link is always there. */
export function PasskeyButton({ text, action, to = "/", failed }: Props) {
  const [isKnown, setKnown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = useSubmit();
  const navigate = useNavigate();
  useEffect(() => setKnown(browserSupportsWebAuthn()), []);
  if (!isKnown) return null;

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      const response = await fetch(action, { method: "POST", body: new URLSearchParams({ do: "offer" }) });
      const { token, options } = await response.json();
      const start = action === "/you/passkeys" ? startRegistration : startAuthentication;
      const answer = JSON.stringify(await start({ optionsJSON: options }));
      await submit({ do: "answer", token, answer, to }, { method: "post", action });
    } catch {
      await navigate(failed);
    }
    setBusy(false);
  }

  return (
    <Button ghost disabled={isBusy} onClick={() => void ask()}>
      {text}
    </Button>
  );
}
