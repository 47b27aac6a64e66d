export type Weighted = { name: string; quality: number };

/** The members of an Accept-… header, lower-cased, in the order given. What cannot be read is left out. */
export function parseQualityList(header: string): Weighted[] {
  return header.split(",").flatMap((member) => {
    const [name = "", quality = "q=1", ...rest] = member.split(";").map((part) => part.trim().toLowerCase());
    const readable = /^[a-z0-9*-]+$/.test(name) && /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality);
    return readable && rest.length === 0 ? [{ name, quality: Number(quality.slice(2)) }] : [];
  });
}

export type Encoding = "br" | "gzip" | "identity";

/** Our own preference where the browser has none: smallest first. Whoever takes zstd takes brotli, which is smaller. */
export const smallestFirst: readonly Encoding[] = ["br", "gzip", "identity"];

const onlyIdentity: readonly Encoding[] = ["identity"];

/** What browsers send. Reading it like any other would take a tenth of the time of a finished page. */
const browsers = /^gzip, deflate, br(, zstd)?$/;

/** The encodings that a request accepts, best first. Identity is always among them: a response beats a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return onlyIdentity;
  return browsers.test(header) ? smallestFirst : readEncodings(header);
}

function readEncodings(header: string): readonly Encoding[] {
  const list = parseQualityList(header);
  const any = list.find(({ name }) => name === "*")?.quality;
  const qualities = smallestFirst.map((encoding) => {
    const named = list.find(({ name }) => name === encoding || (encoding === "gzip" && name === "x-gzip"));
    // Unless it is named, identity is the last resort and not a wish.
    const quality = named?.quality ?? (encoding === "identity" ? 0 : (any ?? 0));
    return { encoding, quality };
  });
  const wanted = qualities.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const order = wanted.map(({ encoding }) => encoding);
  return order.includes("identity") ? order : [...order, "identity"];
}
