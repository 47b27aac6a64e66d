import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../../../app/ui/button.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import type { LinkTarget } from "../../../copy/view/link-targets.ts";
import { fold } from "../../../domain/search/words.ts";
import type { Dictionary } from "../dictionary.server.ts";
import styles from "./drafts.module.css";

const mostShown = 40;

type Props = {
  words: Dictionary["drafts"]["link"];
  label: string;
  links: readonly LinkTarget[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Called once the window is gone, so that what is below can be written in. */
  onChoose: (link: LinkTarget) => void;
  /** Whether the address of another site may be given. */
  hasAddresses?: boolean;
};

/** The typed address of another site as a long text writes it; undefined where it is none. */
export function externalLink(typed: string): LinkTarget | undefined {
  const url = /^https:\/\/[^\s/]+\.\S+$/.test(typed) ? URL.parse(typed) : null;
  if (!url || url.username || url.password) return undefined;
  const target = url.href.replaceAll("(", "%28").replaceAll(")", "%29");
  return { target, text: url.host, address: url.href };
}

/** A button that opens a window with everything that a link may lead to. */
export function LinkPicker({ words, label, links, isOpen, setOpen, onChoose, hasAddresses }: Props) {
  const title = useId();
  const field = useId();
  const [query, setQuery] = useState("");
  const chosen = useRef<LinkTarget>(undefined);
  const wanted = fold(query.trim());
  const found = links.filter(({ text, address }) => fold(`${text} ${address}`).includes(wanted)).slice(0, mostShown);
  const external = hasAddresses ? externalLink(query.trim()) : undefined;
  const choices = external ? [external] : found;
  const isAddress = hasAddresses && /^(https?:|www\.)/i.test(query.trim());

  const choice = useEffectEvent(onChoose);
  useEffect(() => {
    const link = chosen.current;
    if (isOpen || !link) return;
    chosen.current = undefined;
    choice(link);
  }, [isOpen]);

  function choose(link: LinkTarget): void {
    chosen.current = link;
    setQuery("");
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)} ghost small>
        {label}
      </Button>
      {isOpen && (
        <Dialog labelledBy={title} onClose={() => setOpen(false)}>
          <div className={styles.card}>
            <h2 id={title}>{words.title}</h2>
            <TextField
              id={field}
              type="search"
              label={words.search}
              hint={hasAddresses ? words.address : undefined}
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                if (choices[0]) choose(choices[0]);
              }}
            />
            {choices.length === 0 && <p role="status">{isAddress ? words.addressForm : words.none}</p>}
            <ul className={styles.links}>
              {choices.map((link) => (
                <li key={link.target}>
                  <button type="button" onClick={() => choose(link)}>
                    {link.text} <small>{link.address}</small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Puts a link around what is marked in a long text, or its name where nothing is; the field's own undo takes it back. */
export function insertLink(area: HTMLTextAreaElement | null, { text, target }: LinkTarget): void {
  if (!area) return;
  area.focus();
  const marked = area.value.slice(area.selectionStart, area.selectionEnd);
  document.execCommand("insertText", false, `[${marked || text}](${target})`);
}
