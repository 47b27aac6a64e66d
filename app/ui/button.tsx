import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

type Look = { ghost?: boolean | undefined; small?: boolean | undefined };

function look({ ghost, small }: Look): string {
  return [styles.btn, ghost && styles.ghost, small && styles.sm].filter(Boolean).join(" ");
}

/** A link that looks like a button; a point of light waits on its right. */
export function ButtonLink({ ghost, small, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ ghost, small })} {...rest} />;
}

export function Button({ ghost, small, type = "button", ...rest }: Look & ComponentProps<"button">) {
  return <button type={type} className={`${look({ ghost, small })} ${styles.control}`} {...rest} />;
}

/** The same look for addresses outside the app: mail, telephone, other sites. */
export function ButtonAnchor({ ghost, small, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a className={look({ ghost, small })} {...rest}>
      {children}
    </a>
  );
}
