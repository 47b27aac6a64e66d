/*
 * The only inline script of a page. Its text never changes, so one CSP hash serves every page. It waits for intent
 * (or for idle time on pages with forms), then loads the app and hands it the data block. If the app's code
 * cannot be loaded, the plain document stays and works. Regions marked data-live count as controls. Until the app
 * runs, going back to an entry that the app made before a reload has to load that page. On error pages it never starts:
 * they stand at addresses whose data they do not hold. A page that is read from its top has its lower parts laid out a
 * moment later (layout.css); that has to be said before anything is laid out, so this stands in the head.
 */
(() => {
  const signs = ["popstate", "pointerover", "touchstart", "keydown", "focusin"];
  const page = () => location.href.split("#")[0];
  const here = page();
  const options = { capture: true, passive: true };
  const address = (name) => `/assets/${name}.js`;
  const load = (name) => import(address(name));
  // All together, so that nothing waits for anything; each in a turn of its own, for asking takes a while, too.
  const preload = (name, turn) =>
    new Promise((onload, onerror) => {
      const link = { rel: "modulepreload", href: address(name), onload, onerror };
      setTimeout(() => document.head.append(Object.assign(document.createElement("link"), link)), turn);
    });
  const block = () => document.getElementById("app-data");
  let started = false;

  async function start() {
    // The block is the end of the document.
    if (started || document.readyState === "loading" || block().dataset.when === "never") return;
    started = true;
    const data = JSON.parse(block().textContent);
    try {
      const [stream] = await Promise.all([
        data.streamAt ? fetch(data.streamAt) : new Response(data.stream),
        ...[...data.files, ...Object.values(data.modules), data.entry].map(preload),
      ]);
      if (!stream.ok) throw stream;
      for (const name of data.files) await load(name);
      for (const id in data.modules) data.modules[id] = await load(data.modules[id]);
      data.context.stream = stream.body;
      window.__reactRouterContext = data.context;
      window.__reactRouterRouteModules = data.modules;
      await load(data.entry);
      for (const sign of signs) removeEventListener(sign, onSign, options);
    } catch {
      started = false;
    }
  }

  function onSign(event) {
    if (event.type === "popstate") {
      if (page() !== here) location.reload();
    } else if (event.type === "keydown" || event.target.closest?.("a,button,form,summary,label,[data-live]")) start();
  }

  for (const sign of signs) addEventListener(sign, onSign, options);
  if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
    document.documentElement.dataset.fromTop = "";
  }
  addEventListener("load", () => {
    const { saveData, effectiveType } = navigator.connection ?? {};
    const isWanted = block()?.dataset.when === "idle" && !saveData && !/2g/.test(effectiveType);
    if (isWanted) (window.requestIdleCallback ?? setTimeout)(start);
  });
})();
