import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Needs script and a clipboard, so it appears only where both are there. */
export function CopyLink({ copy }: { copy: { button: string; done: string } }) {
  const [usable, setUsable] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setUsable(navigator.clipboard !== undefined), []);
  if (!usable) return null;

  async function copyAddress() {
    const { origin, pathname } = location;
    const written = await navigator.clipboard.writeText(origin + pathname).then(
      () => true,
      () => false,
    );
    setCopied(written);
  }

  return (
    <div className="noprint">
      <Button ghost small onClick={copyAddress}>
        {copied && <Icon name="check" />}
        {copied ? copy.done : copy.button}
      </Button>
      <span className="vh" role="status">
        {copied && copy.done}
      </span>
    </div>
  );
}
