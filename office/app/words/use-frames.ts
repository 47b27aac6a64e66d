import { useEffect, useEffectEvent, useRef } from "react";
import type { Locale } from "../../../site/locales.ts";
import type { TextPlace } from "./page-texts.server.ts";

/** A text that somebody chose; where it is part of a link on the page, the address that this leads to. */
export type Chosen = TextPlace & { link?: string };
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
  | { type: "load"; address: string };

type Pages = { origin: string; version: number; panes: { language: Locale; source: string }[] };
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

  function tell(language: Locale, message: ToFrame): void {
    frames.current.get(language)?.contentWindow?.postMessage(message, origin);
  }

  const showChosen = useEffectEvent(() => {
    for (const { language } of panes)
      tell(language, { type: "choose", text: chosen?.text, path: chosen?.path } as ToFrame);
  });

  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent<FromFrame>) => {
    const isOurs = [...frames.current.values()].some((frame) => frame.contentWindow === source);
    if (from !== origin || !isOurs) return;
    if (data.type === "ready") showChosen();
    else if (data.type === "choose")
      listeners.onChoose({ text: data.text, path: data.path, ...(data.link && { link: data.link }) });
    else if (data.type === "open") listeners.onOpen(data.path);
    else if (data.type === "form") listeners.onForm();
    else if (data.type === "key") listeners.onKey(data);
  });

  const loadAgain = useEffectEvent(() => {
    for (const { language, source } of panes) tell(language, { type: "load", address: source });
  });

  useEffect(() => {
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is chosen
  useEffect(() => showChosen(), [chosen?.text, chosen?.path]);

  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) loadAgain();
    shown.current = version;
  }, [version]);

  return {
    frameOf(language: Locale, frame: HTMLIFrameElement | null): void {
      if (frame) frames.current.set(language, frame);
      else frames.current.delete(language);
    },
    write: (language: Locale, place: TextPlace, value: string) => tell(language, { type: "write", ...place, value }),
  };
}
