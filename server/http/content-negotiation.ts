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

/** The encodings that a request accepts, best first. Identity is always among them: a response beats a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  return header ? readEncodings(header) : onlyIdentity;
}

const readEncodings = cachedByHeader((header): readonly Encoding[] => {
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
});

/** Browsers send a handful of different values; whoever invents others must not fill the memory. */
const maxCached = 200;

/** Reads each value of a header once: reading it for every request takes a tenth of the time of a finished page. */
export function cachedByHeader<Result>(read: (header: string) => Result): (header: string) => Result {
  const cache = new Map<string, Result>();
  return (header) => {
    const found = cache.get(header);
    if (found !== undefined) return found;
    const result = read(header);
    if (cache.size < maxCached) cache.set(header, result);
    return result;
  };
}
