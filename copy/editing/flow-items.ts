import { isPair, type Node, type Pair } from "yaml";
import { type Collection, rangeOf, type Yaml } from "./yaml-source.ts";

/** What stands between brackets or braces: an item from its first letter to its last. */
type Part = { from: number; to: number };

/** The items between brackets; undefined where more than commas and spaces stands between them. */
function partsOfFlow({ source }: Yaml, collection: Collection): Part[] | undefined {
  const [start, end] = rangeOf(collection);
  const parts = (collection.items as (Node | Pair)[]).map((item): Part => {
    if (!isPair(item)) return { from: rangeOf(item)[0], to: rangeOf(item)[1] };
    const key = item.key as Node;
    return { from: rangeOf(key)[0], to: rangeOf((item.value as Node | null) ?? key)[1] };
  });
  const between = [start + 1, ...parts.flatMap(({ from, to }) => [from, to]), end - 1];
  const gaps = [...Array(between.length / 2).keys()].map((i) => source.slice(between[2 * i], between[2 * i + 1]));
  const isPlain = gaps.every((gap, index) => {
    const isEdge = index === 0 || index === gaps.length - 1;
    return isEdge ? /^\s*,?\s*$/.test(gap) : /^\s*,\s*$/.test(gap);
  });
  return isPlain ? parts : undefined;
}

/** The items in another order; what stands between them stays. */
export function orderInFlow(yaml: Yaml, collection: Collection, order: readonly number[]): string | undefined {
  const { source } = yaml;
  const parts = partsOfFlow(yaml, collection);
  if (!parts) return undefined;
  const written = order.map((index, place) => {
    const own = parts[index] as Part;
    return source.slice(own.from, own.to) + source.slice(parts[place]?.to, parts[place + 1]?.from ?? parts[place]?.to);
  });
  return source.slice(0, parts[0]?.from) + written.join("") + source.slice(parts.at(-1)?.to);
}

export function insertInFlow(yaml: Yaml, collection: Collection, at: number, written: string): string | undefined {
  const { source } = yaml;
  const parts = partsOfFlow(yaml, collection);
  if (!parts) return undefined;
  const [first, second] = parts;
  const [next, previous] = [parts[at], parts[at - 1]];
  const comma = first && second ? source.slice(first.to, second.from) : ", ";
  if (next) return source.slice(0, next.from) + written + comma + source.slice(next.from);
  if (previous) return source.slice(0, previous.to) + comma + written + source.slice(previous.to);
  const open = rangeOf(collection)[0] + 1;
  return source.slice(0, open) + written + source.slice(open);
}

export function removeFromFlow(yaml: Yaml, collection: Collection, at: number): string | undefined {
  const parts = partsOfFlow(yaml, collection);
  const [part, next, previous] = [parts?.[at], parts?.[at + 1], parts?.[at - 1]];
  if (!part) return undefined;
  const [from, to] = next ? [part.from, next.from] : [previous?.to ?? part.from, part.to];
  return yaml.source.slice(0, from) + yaml.source.slice(to);
}
