/** The page of the site at an address, with the texts of a draft; a text on it may be chosen at once. */
export function studioAddress(draft: string, page: string, place?: { text: string; path: string }): string {
  const chosen = place ? `?${new URLSearchParams(place)}` : "";
  return `/words/drafts/${draft}/pages${page === "/" ? "" : page}${chosen}`;
}
