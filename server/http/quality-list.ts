export type Weighted = { name: string; quality: number };

/** The members of an Accept-… header, lower-cased, in the order given. What cannot be read is left out. */
export function parseQualityList(header: string): Weighted[] {
  return header.split(",").flatMap((member) => {
    const [name = "", quality = "q=1", ...rest] = member.split(";").map((part) => part.trim().toLowerCase());
    const readable = /^[a-z0-9*-]+$/.test(name) && /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality);
    return readable && rest.length === 0 ? [{ name, quality: Number(quality.slice(2)) }] : [];
  });
}
