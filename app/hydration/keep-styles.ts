const patience = 1_000;

/**
 * For the error page React Router replaces the whole document, its style links included, and the page would show
 * naked until they are loaded again. Copies of the links outside of React bridge that; they come into force together
 * and stand first, so that the order of the styles stays what it is.
 */
export async function keepStyles(): Promise<void> {
  if (document.querySelector("link[data-kept]")) return;
  const copies = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(copyOf);
  document.head.prepend(...copies);
  await Promise.race([Promise.all(copies.map(arrival)), new Promise((resolve) => setTimeout(resolve, patience))]);
  for (const copy of copies) copy.media = "all";
}

function copyOf({ href }: HTMLLinkElement): HTMLLinkElement {
  const copy = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "not all" });
  copy.dataset.kept = "";
  return copy;
}

function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}
