/** The words around a legal text; the texts themselves are Markdown. */
export const legal = {
  toc: "Bu metinde",
  inShort: "Kısaca.",
  effective: "Yürürlük",
  version: "Sürüm",
  reading: (minutes: number) => `Okuma süresi ${minutes} dakika`,
};
