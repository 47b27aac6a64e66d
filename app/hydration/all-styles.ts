import { useEffect } from "react";
import { preload } from "react-dom";
import { mayPrefetch } from "../page/browser-events.ts";

/*
 * A page comes with the styles that it needs and with a disabled link to the sheet of all pages. The app needs that sheet
 * for the next page, and for what it shows only after an interaction. It is one sheet and it stays: the browser computes
 * the styles of the whole document again whenever one comes or goes.
 */

const interactions = ["pointerdown", "focusin"];
const anyMove = [...interactions, "pointermove", "wheel"];

let loaded: Promise<void> | undefined;

/** Loads the sheet once. Rejects where it is gone, most often after a new release. */
export function loadAllStyles(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const link = disabledLink();
    if (!link) return resolve();
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      loaded = undefined;
      reject(new Error(`${link.href} could not be loaded`));
    };
    link.disabled = false;
  });
  return loaded;
}

/**
 * On most pages the boot script has loaded the sheet together with the app. On pages with forms it comes after the app,
 * with the next sign that the visitor is there: a form needs nothing of it, and is there sooner.
 */
export function useAllStyles(): void {
  useEffect(() => {
    const link = disabledLink();
    if (!link) return;
    const listeners = new AbortController();
    const load = () => {
      listeners.abort();
      loadAllStyles().catch(() => {});
    };
    if (mayPrefetch()) preload(link.href, { as: "style" });
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const type of mayPrefetch() ? anyMove : interactions) addEventListener(type, load, options);
    return () => listeners.abort();
  }, []);
}

function disabledLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
}
