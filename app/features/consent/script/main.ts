/*
 * Asks for consent, and counts pages for those who gave it. A file of its own that needs no framework: it works
 * before the app runs, and the app tells it about page changes.
 */
import { type Category, categories } from "../../../../domain/consent/consent.ts";
import { checkedCategories, close, findBanner, openAgain, openBanner } from "./banner.ts";
import { decide, decisionFor } from "./decision.ts";
import { loadTagManager, pushPageView, updateConsent } from "./tag-manager.ts";

const { version = "", tagManager = "", route = "" } = findBanner()?.dataset ?? {};
const page = { routeName: route, path: location.pathname };

function allowed(): readonly Category[] {
  return decisionFor(version)?.categories ?? [];
}

function mayCount(): boolean {
  return allowed().includes("analytics");
}

function count(): void {
  if (!mayCount()) return;
  loadTagManager(tagManager, allowed());
  const { routeName, path } = page;
  setTimeout(() => mayCount() && pushPageView(routeName, path), 250);
}

function showOrHide(): void {
  const banner = findBanner();
  if (!banner) return;
  banner.dataset.ready = "";
  if (decisionFor(version)) close(banner);
  else openBanner(banner);
}

function choose(chosen: Category[]): void {
  const counted = mayCount();
  decide(version, chosen);
  showOrHide();
  updateConsent(chosen);
  if (!counted) count();
}

function onClick({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>("[data-consent]");
  const banner = findBanner();
  if (!control || !banner) return;
  const act = control.dataset.consent;
  if (act === "open") openAgain(banner, decisionFor(version), control);
  if (act === "close") close(banner);
  if (act === "reject") choose(["necessary"]);
  if (act === "accept") choose([...categories]);
  if (act === "save") choose(checkedCategories(banner));
}

function onKey({ key }: KeyboardEvent): void {
  const banner = findBanner();
  if (key === "Escape" && banner?.contains(document.activeElement) && decisionFor(version)) close(banner);
}

/** A refusal that the browser sends for its visitor: Do Not Track or Global Privacy Control. */
const isRefused = navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

// Browsers without popovers are asked nothing, so they load nothing.
if (!isRefused && findBanner()?.showPopover) {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  // Back from a page where the decision may have been made.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    showOrHide();
    count();
  });
  window.countPageView = (routeName, path) => {
    if (path === page.path) return;
    Object.assign(page, { routeName, path });
    showOrHide();
    count();
  };
  showOrHide();
  count();
}
