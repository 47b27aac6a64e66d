export type Weighted = { name: string; quality: number };

/** The members of an Accept-… header, lower-cased, in the order given. What cannot be read is left out. */
export function parseQualityList(header: string): Weighted[] {
  return header.split(",").flatMap((member) => {
    const [name = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    if (!/^[a-z0-9*-]+$/.test(name) || !/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) return [];
    return [{ name, quality: Number(quality) }];
  });
}
