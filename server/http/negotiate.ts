import { parseQualityList } from "./quality-list.ts";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Our own preference where the browser has none: smallest first. */
const encodings: readonly Encoding[] = ["br", "zstd", "gzip", "identity"];

const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that a request accepts, best first. Identity is always among them: an answer beats a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ["identity"];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readEncodings(header);
  // Browsers send a handful of different values; whoever invents others must not fill the memory.
  if (remembered.size < 200) remembered.set(header, accepted);
  return accepted;
}

function readEncodings(header: string): readonly Encoding[] {
  const list = parseQualityList(header);
  const any = list.find(({ name }) => name === "*")?.quality;
  const qualities = encodings.map((encoding) => {
    const named = list.find(({ name }) => name === encoding || (encoding === "gzip" && name === "x-gzip"));
    // Unless it is named, identity is the last resort and not a wish.
    const quality = named?.quality ?? (encoding === "identity" ? 0 : (any ?? 0));
    return { encoding, quality };
  });
  const wanted = qualities.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const order = wanted.map(({ encoding }) => encoding);
  return order.includes("identity") ? order : [...order, "identity"];
}
