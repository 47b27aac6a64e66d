/**
 * What is written on a drawn screen stands in the picture's name, in letters that every server takes for a file. Marks on
 * letters are left out, but for the dot of İ; a hyphen is a 0, a space a hyphen.
 */
function nameOf(text: string): string {
  const plain = text.replaceAll("İ", "i0").replaceAll("-", "0").normalize("NFD").toLowerCase();
  return plain.replaceAll(" ", "-").replace(/[^a-z0-]/g, "");
}

/** What a name stands for. */
export function letteringOf(name: string): string {
  return name.replace(/i0|./g, (sign) => ({ i0: "İ", "0": "-", "-": " " })[sign] ?? sign.toUpperCase());
}

/** The address of a screen, by its drawing and what is written on it. */
export function screenPicture(name: string, letters: readonly string[]): string {
  return `/art/screen/${[name, ...letters.map(nameOf)].join("--")}.svg`;
}
