/**
 * Writes a word the way it is compared: letters that a hurried Turkish writer takes for each other become one. I, ı, İ
 * and i are the same, as are ş and s, ğ and g, â and a, upper and lower case; invisible joiners disappear.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ");
}
