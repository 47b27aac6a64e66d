/*
 * Runs in the pages of a draft, and nowhere else. It takes the marks out of the texts, knows from them which place each
 * text is, and tells the studio which one somebody chose; the studio says which one to show and what it says now.
 */
(() => {
  const studio = document.currentScript.dataset.studio;
  const table = new Map(JSON.parse(document.getElementById("places")?.textContent ?? "[]"));
  const mark = /([\u2061-\u2063]+)\u2064|\u2064/;
  const digits = "\u2061\u2062\u2063";
  /** Of each place all that shows it: the text nodes of one time that it stands on the page. */
  const shown = new Map();
  const keyOf = ({ text, path }) => `${text} ${path}`;
  const tell = (message) => parent.postMessage(message, studio);

  /** "tr/news/x.md" is the text "news/x". */
  function placeOf(letters) {
    const number = Number.parseInt([...letters].map((letter) => digits.indexOf(letter)).join(""), 3);
    const { file, path } = table.get(number) ?? {};
    return file && { text: file.replace(/^[^/]+\/|\.\w+$/g, ""), path };
  }

  function readMarks() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode())
      if (!/^(SCRIPT|STYLE)$/.test(walker.currentNode.parentNode.nodeName)) nodes.push(walker.currentNode);
    let open;
    const add = (node) => {
      if (!open || node.data === "") return;
      const key = keyOf(open.place);
      if (open.nodes.length === 0) shown.set(key, [...(shown.get(key) ?? []), open]);
      open.nodes.push(node);
    };
    for (const node of nodes) {
      if (open && !open.within.contains(node)) open = undefined;
      let rest = node;
      for (let found = mark.exec(rest.data); found; found = mark.exec(rest.data)) {
        if (found.index > 0) {
          const before = rest;
          rest = rest.splitText(found.index);
          add(before);
        }
        rest.data = rest.data.slice(found[0].length);
        const place = found[1] && placeOf(found[1]);
        open = place && { place, nodes: [], within: rest.parentNode };
      }
      add(rest);
    }
  }

  /** The element to choose a text by. Where several texts share one, each gets its own. */
  function elementOf(node, place, taken) {
    const own = node.parentElement.closest("button, summary, [role=tab]") ?? node.parentElement;
    const other = taken.get(own);
    if (!other || other === keyOf(place)) return own;
    if (own !== node.parentElement) return undefined;
    const wrapper = document.createElement("studio-text");
    node.replaceWith(wrapper);
    wrapper.append(node);
    return wrapper;
  }

  const places = new Map();
  const elements = new Map();

  function findElements() {
    const taken = new Map();
    for (const [key, times] of shown) {
      for (const { place, nodes } of times) {
        for (const node of nodes) {
          const element = elementOf(node, place, taken);
          if (!element) continue;
          taken.set(element, key);
          places.set(element, place);
          elements.set(key, (elements.get(key) ?? new Set()).add(element));
        }
      }
    }
    for (const element of document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex]")) {
      element.tabIndex = -1;
    }
    for (const element of places.keys()) {
      element.tabIndex = 0;
      element.dataset.text = "";
    }
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-text] { cursor: pointer; }
    [data-text]:hover:not(:has([data-text]:hover)), [data-text]:focus-visible {
      outline: 2px dashed var(--focus, #13809c); outline-offset: 4px; border-radius: 2px;
    }
    [data-text][data-chosen] {
      outline: 3px solid var(--spark, #c26b00); outline-offset: 5px; border-radius: 2px;
      box-shadow: 0 0 0 9px color-mix(in srgb, var(--spark, #c26b00) 16%, transparent);
      background-color: color-mix(in srgb, var(--spark, #c26b00) 9%, transparent);
    }
    html { scroll-behavior: auto; }
    /* Above the card on a phone there is room for a few lines. */
    @media (height < 320px) {
      html { scroll-padding: 0; }
      header { position: static !important; }
    }
  `);

  /** What is folded away is opened, and a menu that is open for another text closes. */
  function reveal(element) {
    for (const menu of document.querySelectorAll(":popover-open")) if (!menu.contains(element)) menu.hidePopover();
    for (let around = element; around; around = around.parentElement) {
      if (around.localName === "details") around.open = true;
      if (around.popover && !around.matches(":popover-open")) around.showPopover();
    }
    const { top, bottom } = element.getBoundingClientRect();
    const underHeader = innerHeight < 320 ? 0 : 80;
    if (top < underHeader || bottom > innerHeight - 20) element.scrollIntoView({ block: "center" });
  }

  function choose(place) {
    for (const element of chosenElements()) delete element.dataset.chosen;
    for (const element of elements.get(keyOf(place)) ?? []) element.dataset.chosen = "";
    revealChosen();
  }

  const chosenElements = () => [...document.querySelectorAll("[data-chosen]")];

  function revealChosen() {
    const chosen = chosenElements();
    const seen = chosen.find((element) => element.checkVisibility()) ?? chosen[0];
    if (seen) reveal(seen);
  }

  /** A text with a slot or a fact is shown once it is saved: only the site knows what stands for them. */
  function write({ text, path, value }) {
    if (typeof value !== "string" || path === "=body" || /[{}]/.test(value)) return;
    for (const { nodes } of shown.get(keyOf({ text, path })) ?? []) if (nodes.length === 1) nodes[0].data = value;
  }

  const kept = "studio-scroll";

  function load(address) {
    if (URL.parse(address)?.origin !== location.origin) return;
    try {
      sessionStorage.setItem(kept, JSON.stringify({ path: location.pathname, top: scrollY }));
    } catch {}
    location.replace(address);
  }

  function scrollAsBefore() {
    try {
      const { path, top } = JSON.parse(sessionStorage.getItem(kept) ?? "{}");
      sessionStorage.removeItem(kept);
      if (path === location.pathname) scrollTo(0, top);
    } catch {}
  }

  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== studio || source !== parent) return;
    if (data.type === "choose") choose(data);
    else if (data.type === "write") write(data);
    else if (data.type === "focus") chosenElements()[0]?.focus({ preventScroll: true });
    else if (data.type === "load") load(data.address);
  });

  function linkOf(element) {
    const link = element.closest("a[href]");
    return link?.origin === location.origin && { link: link.pathname };
  }

  addEventListener(
    "click",
    (event) => {
      const link = event.target.closest("a[href]");
      const isOpening = event.ctrlKey || event.metaKey;
      if (link || !event.target.closest("summary, [popovertarget]")) event.preventDefault();
      event.stopPropagation();
      // Between the texts of a link stands its own, which comes last.
      const element = event.target.closest("[data-text]") ?? [...(link?.querySelectorAll("[data-text]") ?? [])].at(-1);
      if (isOpening && link?.origin === location.origin) tell({ type: "open", path: link.pathname });
      else if (element) tell({ type: "choose", ...places.get(element), ...linkOf(element) });
    },
    { capture: true },
  );

  // The card below takes a part of the window.
  addEventListener("resize", revealChosen);

  addEventListener("submit", (event) => {
    event.preventDefault();
    tell({ type: "form" });
  });

  addEventListener(
    "keydown",
    (event) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      const isForStudio = key === "Escape" || altKey || ((ctrlKey || metaKey) && key === "Enter");
      if (isForStudio) tell({ type: "key", key, altKey, ctrlKey: ctrlKey || metaKey });
      else if (key === "Enter" && places.has(target))
        tell({ type: "choose", ...places.get(target), ...linkOf(target) });
      else return;
      if (!altKey || /^Arrow(Up|Down)$/.test(key)) event.preventDefault();
    },
    { capture: true },
  );

  readMarks();
  findElements();
  document.adoptedStyleSheets.push(sheet);
  scrollAsBefore();
  tell({ type: "ready", path: location.pathname });
})();
