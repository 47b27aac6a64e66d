import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import panel from "./service-package.module.css";
import styles from "./share-package.module.css";
import { useWizard } from "./wizard-context.ts";

/** The link that opens the same package: a plain one, and a button that copies it where that is possible. */
export function SharePackage({ address }: { address: string }) {
  const { title, text, label, copy, copied } = useWizard().words.wizard.share;
  const [usable, setUsable] = useState(false);
  const [done, setDone] = useState(false);
  useEffect(() => setUsable(navigator.clipboard !== undefined), []);

  async function copyAddress() {
    const written = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setDone(written);
  }

  return (
    <section className={`${panel.package} noprint`} aria-labelledby="share-title">
      <header>
        <h2 id="share-title">{title}</h2>
        <p>{text}</p>
      </header>
      <div className={styles.link}>
        <a href={address}>
          <span className="vh">{label}: </span>
          {address.replace(/^https?:\/\//, "")}
        </a>
        {usable && (
          <Button ghost onClick={copyAddress}>
            {copy}
          </Button>
        )}
      </div>
      <p className={styles.copied} role="status">
        {done && (
          <>
            <Icon name="check" /> {copied}
          </>
        )}
      </p>
    </section>
  );
}
