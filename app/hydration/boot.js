/*
 * The only inline script of a page. Its text never changes, so one CSP hash serves every page. It waits for intent
 * (or for idle time on pages with forms), then loads the app and hands it the data block. If the app's code
 * cannot be loaded, the plain document stays and works. Regions marked data-live count as controls. Until the app
 * runs, going back to an entry that the app made before a reload has to load that page. On error pages it never starts:
 * they stand at addresses whose data they do not hold.
 */
(() => {
  const block = document.getElementById("app-data");
  const { when } = block.dataset;
  const signs = ["popstate", ...(when === "never" ? [] : ["pointerover", "touchstart", "keydown", "focusin"])];
  const page = () => location.href.split("#")[0];
  const here = page();
  const options = { capture: true, passive: true };
  const load = (name) => import(`/assets/${name}.js`);
  let started = false;

  async function start() {
    if (started) return;
    started = true;
    const data = JSON.parse(block.textContent);
    const ids = Object.keys(data.modules);
    try {
      const [stream, ...modules] = await Promise.all([
        data.streamAt ? fetch(data.streamAt) : new Response(data.stream),
        ...ids.map((id) => load(data.modules[id])),
        ...data.files.map(load),
      ]);
      if (!stream.ok) throw stream;
      window.__reactRouterContext = { ...data.context, stream: stream.body };
      window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, modules[i]]));
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
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (when === "idle" && !saveData && !/2g/.test(effectiveType)) {
    addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(start));
  }
})();
