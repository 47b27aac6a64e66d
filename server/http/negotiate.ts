import { parseQualityList } from "./quality-list.ts";
import { remember } from "./remember.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Our own preference where the browser has none: smallest first. Whoever takes zstd takes brotli, which is smaller. */
export const smallestFirst: readonly Encoding[] = ["br", "gzip", "identity"];

const onlyIdentity: readonly Encoding[] = ["identity"];
const remembered = remember(readEncodings);

/** The encodings that a request accepts, best first. Identity is always among them: an answer beats a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  return header ? remembered(header) : onlyIdentity;
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
