import { useEffect, useEffectEvent, useRef } from "react";
import type { TextPlace } from "../../../copy/view/text-names.ts";
import type { Locale } from "../../../site/locales.ts";

/** A text that somebody chose; on the page in which language, and where it is part of a link, what that leads to. */
export type Chosen = TextPlace & { language?: Locale; link?: string };
export type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey">;
/** Whether the key meant something here. */
export type Press = (key: Key) => boolean;
export type FrameOf = (language: Locale, frame: HTMLIFrameElement | null) => void;

/** What the script of a page tells (preview-frame.js), and what it is told. */
type FromFrame =
  | { type: "ready" }
  | ({ type: "choose" } & Chosen)
  | { type: "open"; path: string }
  | { type: "form" }
  | ({ type: "key" } & Key);
type ToFrame =
  | ({ type: "choose" } & Partial<TextPlace>)
  | ({ type: "write"; value: string } & TextPlace)
  | { type: "focus" }
  | { type: "load"; address: string };

type Pages = { origin: string; version: string; panes: { language: Locale; source: string }[] };
type Listeners = {
  chosen: Chosen | undefined;
  onChoose: (place: Chosen) => void;
  onOpen: (path: string) => void;
  onForm: () => void;
  onKey: Press;
};

/** The pages in the frames: what is chosen there and here, what is typed, and the page anew once the draft has changed. */
export function useFrames({ origin, version, panes }: Pages, { chosen, ...listeners }: Listeners) {
  const frames = useRef(new Map<Locale, HTMLIFrameElement>());
  /** Those whose page listens. */
  const ready = useRef(new Set<HTMLIFrameElement>());

  function tell(language: Locale, message: ToFrame): void {
    const frame = frames.current.get(language);
    if (frame && ready.current.has(frame)) frame.contentWindow?.postMessage(message, origin);
  }

  const showChosen = useEffectEvent(() => {
    for (const { language } of panes)
      tell(language, { type: "choose", text: chosen?.text, path: chosen?.path } as ToFrame);
  });

  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent<FromFrame>) => {
    const [language, frame] = [...frames.current].find(([, one]) => one.contentWindow === source) ?? [];
    if (from !== origin || !language || !frame) return;
    if (data.type === "ready") {
      ready.current.add(frame);
      showChosen();
    } else if (data.type === "choose") {
      const { text, path, link } = data;
      listeners.onChoose({ text, path, language, ...(link && { link }) });
    } else if (data.type === "open") listeners.onOpen(data.path);
    else if (data.type === "form") listeners.onForm();
    else if (data.type === "key") listeners.onKey(data);
  });

  function loadAgain(): void {
    for (const { language, source } of panes) tell(language, { type: "load", address: source });
  }

  const showNew = useEffectEvent(loadAgain);

  useEffect(() => {
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is chosen
  useEffect(() => showChosen(), [chosen?.text, chosen?.path]);

  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) showNew();
    shown.current = version;
  }, [version]);

  return {
    frameOf(language: Locale, frame: HTMLIFrameElement | null): void {
      if (frame) frames.current.set(language, frame);
      else frames.current.delete(language);
    },
    /** In one language, or in all of them. */
    write(language: Locale | undefined, { text, path }: TextPlace, value: string): void {
      for (const pane of panes) {
        if (!language || pane.language === language) tell(pane.language, { type: "write", text, path, value });
      }
    },
    loadAgain,
    /** Back to the text that was chosen on the page. */
    focus(language: Locale): void {
      frames.current.get(language)?.focus();
      tell(language, { type: "focus" });
    },
  };
}
