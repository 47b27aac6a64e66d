/*
 * The only inline script of a page, with pointer-light.js before it. Its text never changes, so one CSP hash serves every page.
 *
 * It loads the app at the first interaction and gives it the data of the page. Until the app runs, it delays a click on
 * one of our links for a moment, shows a notice while the browser is offline, and reloads when the visitor goes back to a
 * history entry that the app made before a reload; it follows anchors as the app does. If the code of the app cannot be
 * loaded, the document stays usable without it. Error pages have no data, so the app never starts there.
 */
(() => {
  const clickWaitMs = 300;
  const anchorDelayMs = 100;
  const onlineNoticeMs = 4_000;
  // Not scroll: browsers scroll by themselves, and a visitor who scrolls causes one of these first.
  const interactions = ["pointermove", "wheel", "pointerdown", "keydown"];
  const listeners = new AbortController();
  const { signal } = listeners;
  const withoutHash = ({ href }) => href.split("#")[0];
  const documentUrl = withoutHash(location);
  const dataElement = () => document.getElementById("app-data");
  const canStart = () => document.readyState !== "loading" && dataElement();
  const idle = window.requestIdleCallback ?? setTimeout;
  // All at once, so that none waits for another, but one per task: each request blocks the main thread for a moment.
  const preload = (href, delay) =>
    new Promise((onload, onerror) => {
      const link = { rel: "modulepreload", fetchPriority: "low", href, onload, onerror };
      setTimeout(() => document.head.append(Object.assign(document.createElement("link"), link)), delay);
    });
  /** The sheet of all pages, which the app needs for the next one. Pages with forms load it later. */
  const enableStyles = () => {
    const sheet = document.querySelector("link[rel=stylesheet][disabled]");
    if (!sheet || dataElement().dataset.sheet === "later") return;
    return new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => {
        sheet.disabled = true;
        reject();
      };
      sheet.disabled = false;
    });
  };
  let started = false;
  let failed = false;
  let pendingLink;
  let pendingTimer;
  let anchorTimer;

  async function start() {
    if (started) return;
    started = true;
    let data = JSON.parse(dataElement().textContent);
    try {
      if (data.at) data = await (await fetch(data.at)).json();
      const files = [...data.files, ...Object.values(data.modules), data.entry];
      await Promise.all([enableStyles(), ...files.map(preload)]);
      for (const file of data.files) await import(file);
      for (const id in data.modules) data.modules[id] = await import(data.modules[id]);
      window.__reactRouterContext = { ...data.context, stream: new Response(data.stream).body };
      window.__reactRouterRouteModules = data.modules;
      await import(data.entry);
    } catch {
      started = false;
      failed = true;
      followPendingLink();
    }
  }

  const savesData = ({ saveData, effectiveType } = {}) => saveData || /2g/.test(effectiveType);

  function startWhenIdle() {
    if (canStart()) idle(start, { timeout: 200 });
    else addEventListener("DOMContentLoaded", startWhenIdle);
  }

  function onInteraction({ type }) {
    // What the scroll moves is made ready now: before, it would double what a phone does for the first screen.
    document.documentElement.dataset.moving = "";
    // For visitors who save data, and after a failed start, moving the pointer is not enough.
    if (!started && (/down$/.test(type) || !(failed || savesData(navigator.connection)))) startWhenIdle();
  }

  /** The link of our site that a click opens in this tab. */
  function clickedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }) {
    const link = target.closest?.("a[href]");
    const isPlain = !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
    const isOurs = link?.origin === location.origin && /^(_self)?$/.test(link.target) && !link.hasAttribute("download");
    return isPlain && isOurs ? link : undefined;
  }

  function onClick(event) {
    clearTimeout(anchorTimer);
    const link = clickedLink(event);
    if (!link) return;
    if (link.hash && withoutHash(link) === documentUrl) {
      event.preventDefault();
      anchorTimer = setTimeout(() => location.assign(link.hash), anchorDelayMs);
    } else if (navigator.onLine === false) {
      event.preventDefault();
      document.querySelector("[popover=auto]:popover-open")?.hidePopover();
      showConnection("held");
      connectionNotice().focus({ preventScroll: true });
    } else if (pendingTimer !== null && canStart()) {
      event.preventDefault();
      pendingLink = link;
      pendingTimer ??= setTimeout(followPendingLink, clickWaitMs);
      start();
    }
  }

  /** Repeats the delayed click, which the app handles, or else the browser. */
  function followPendingLink() {
    clearTimeout(pendingTimer);
    pendingTimer = null;
    pendingLink?.click();
    pendingLink = undefined;
  }

  const connectionNotice = () => document.querySelector("[data-connection]");
  const showConnection = (state) => {
    connectionNotice().dataset.connection = state;
  };

  function onConnection({ type }) {
    showConnection(type);
    setTimeout(() => connectionNotice().dataset.connection === "online" && showConnection(""), onlineNoticeMs);
  }

  function onPopState() {
    if (withoutHash(location) !== documentUrl) location.reload();
  }

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true, signal });
  const handlers = { click: onClick, popstate: onPopState, offline: onConnection, online: onConnection };
  for (const type in handlers) addEventListener(type, handlers[type], { signal });
  addEventListener("app-runs", () => {
    listeners.abort();
    followPendingLink();
  });
})();
