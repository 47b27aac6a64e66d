/*
 * The only inline script of a page. Its text never changes, so one CSP hash serves every page.
 *
 * It loads the app at the first interaction (on pages with forms when the browser is idle) and gives it the data block.
 * Until the app runs, it holds a click on one of our links for a moment, says that the connection is gone, and loads the
 * page when one goes back to a history entry that the app made before a reload; anchors it follows as the app does. If
 * the app's code cannot be loaded, the plain document stays and works. On error pages the app never starts: they are
 * shown at addresses whose data they do not hold.
 */
(() => {
  const holdTime = 300;
  const anchorDelay = 100;
  const backTime = 4_000;
  // No scroll: one that a visitor makes has one of these before it.
  const interactions = ["pointermove", "wheel", "pointerdown", "keydown"];
  const waiting = new AbortController();
  const { signal } = waiting;
  const pageOf = ({ href }) => href.split("#")[0];
  const here = pageOf(location);
  const block = () => document.getElementById("app-data");
  const canStart = () => document.readyState !== "loading" && block()?.dataset.when !== "never";
  const idle = window.requestIdleCallback ?? setTimeout;
  // All at once, so that none waits for another, but one per task: each request takes the main thread a moment.
  const preload = (href, turn) =>
    new Promise((onload, onerror) => {
      const link = { rel: "modulepreload", fetchPriority: "low", href, onload, onerror };
      setTimeout(() => document.head.append(Object.assign(document.createElement("link"), link)), turn);
    });
  let started = false;
  let failed = false;
  let held;
  let holding;
  let anchoring;

  async function start() {
    if (started) return;
    started = true;
    const data = JSON.parse(block().textContent);
    try {
      const [stream] = await Promise.all([
        data.streamAt ? fetch(data.streamAt, { priority: "low" }) : new Response(data.stream),
        ...[...data.files, ...Object.values(data.modules), data.entry].map(preload),
      ]);
      if (!stream.ok) throw stream;
      for (const file of data.files) await import(file);
      for (const id in data.modules) data.modules[id] = await import(data.modules[id]);
      data.context.stream = stream.body;
      window.__reactRouterContext = data.context;
      window.__reactRouterRouteModules = data.modules;
      await import(data.entry);
    } catch {
      started = false;
      failed = true;
      follow();
    }
  }

  const isSaving = ({ saveData, effectiveType } = {}) => saveData || /2g/.test(effectiveType);

  function startWhenIdle() {
    if (canStart()) idle(start, { timeout: 200 });
    else addEventListener("DOMContentLoaded", startWhenIdle, { once: true });
  }

  function onInteraction({ type }) {
    // For visitors who save data, and after a try that failed, a movement is not enough.
    if (!started && (/down$/.test(type) || !(failed || isSaving(navigator.connection)))) startWhenIdle();
  }

  /** A link of ours that a click follows in this tab. */
  function followed({ target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }) {
    const link = target.closest?.("a[href]");
    const isPlain = !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
    const isOurs = link?.origin === location.origin && /^(_self)?$/.test(link.target) && !link.hasAttribute("download");
    return isPlain && isOurs ? link : undefined;
  }

  function onClick(event) {
    clearTimeout(anchoring);
    const link = followed(event);
    if (!link) return;
    if (link.hash && pageOf(link) === here) {
      event.preventDefault();
      anchoring = setTimeout(() => location.assign(link.hash), anchorDelay);
    } else if (navigator.onLine === false) {
      event.preventDefault();
      document.querySelector("[popover=auto]:popover-open")?.hidePopover();
      say("held");
      notice().focus({ preventScroll: true });
    } else if (holding !== null && canStart()) {
      event.preventDefault();
      held = link;
      holding ??= setTimeout(follow, holdTime);
      start();
    }
  }

  /** Lets the click go on: to the app, or else to the browser. */
  function follow() {
    clearTimeout(holding);
    holding = null;
    held?.click();
    held = undefined;
  }

  const notice = () => document.querySelector("[data-connection]");
  const say = (state) => {
    notice().dataset.connection = state;
  };

  function onConnection({ type }) {
    say(type);
    setTimeout(() => notice().dataset.connection === "online" && say(""), backTime);
  }

  function onPopState() {
    if (pageOf(location) !== here) location.reload();
  }

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true, signal });
  for (const change of ["offline", "online"]) addEventListener(change, onConnection, { signal });
  addEventListener("popstate", onPopState, { signal });
  addEventListener("click", onClick, { signal });
  addEventListener("app-runs", () => {
    waiting.abort();
    follow();
  });
  addEventListener("load", () => {
    if (block()?.dataset.when === "idle" && !isSaving(navigator.connection)) idle(start);
  });
})();
