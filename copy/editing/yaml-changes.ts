import { type CST, isMap, isPair, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { Path } from "../check/schema-fields.ts";
import { blocksOf, gapOf, headOf, pad } from "./blocks.ts";
import { insertInFlow, orderInFlow, removeFromFlow } from "./flow-items.ts";
import {
  blockScalar,
  entryLines,
  fieldLines,
  fieldOnOneLine,
  onOneLine,
  type Plain,
  type Value,
  writtenScalar,
} from "./write-yaml.ts";
import { columnOf, keyOf, lineEnd, placeAt, type Refused, rangeOf, type Yaml } from "./yaml-source.ts";

/** How the source may look after a change, the nearest form first. */
type Candidates = string[] | Refused;

function only(written: string | undefined): Candidates {
  return written === undefined ? { code: "layout" } : [written];
}

/**
 * Sets a value; a field that is not there is added after the nearest of those that come before it, and at the end where
 * the schema knows no order.
 */
export function setValue(yaml: Yaml, path: Path, value: Value, before: readonly string[] | undefined): Candidates {
  const place = placeAt(yaml, path);
  if (!place) return { code: "no-such-place" };
  if (place.node) {
    if (!isScalar(place.node) || typeof value === "object") return { code: "not-a-text" };
    return setScalar(yaml, place.node, value, place.inFlow);
  }
  const key = path.at(-1);
  if (!isMap(place.parent) || typeof key !== "string") return { code: "no-such-place" };
  const keys = place.parent.items.map(keyOf);
  const after = keys.findLastIndex((one) => one !== undefined && before?.includes(one));
  const at = after >= 0 ? after + 1 : keys.length;
  // Where names are anybody's, an entry is written like its neighbour.
  const like = before === undefined ? (place.parent.items[at - 1]?.value as Node | undefined) : undefined;
  if (place.parent.flow) return only(insertInFlow(yaml, place.parent, at, fieldOnOneLine(key, value, like)));
  const padded = pad(yaml.source);
  const blocks = blocksOf(yaml, place.parent, padded);
  const previous = blocks[at - 1];
  if (!previous) return { code: "layout" };
  const lines = fieldLines(key, value, columnOf(yaml, headOf(place.parent, 0)), like);
  return [padded.joined(previous.to, previous.to, lines)];
}

function setScalar(yaml: Yaml, node: Scalar, value: Plain, inFlow: boolean): Candidates {
  const { source } = yaml;
  const [from, to] = rangeOf(node);
  const token = node.srcToken;
  if (token?.type === "block-scalar") return setBlockScalar(source, token, value);
  const written = writtenScalar(value, node.type, inFlow);
  // After "key:" and nothing else a space is missing.
  const space = from === to && /\S/.test(source[from - 1] ?? " ") ? " " : "";
  return [source.slice(0, from) + space + written + source.slice(to)];
}

/** Keeps the sign, the notes beside it and the empty lines below; else the text stands in quotation marks in its place. */
function setBlockScalar(source: string, token: CST.BlockScalar, value: Plain): Candidates {
  const header = token.props.find((one): one is CST.SourceToken => one.type === "block-scalar-header");
  const last = token.props.at(-1);
  if (!header || !last || !("offset" in last) || !("source" in last)) return { code: "layout" };
  const start = last.offset + last.source.length;
  const keepsAll = header.source.includes("+");
  const content = keepsAll ? token.source : token.source.trimEnd();
  const end = start + content.length;
  const [head, beside] = [source.slice(0, header.offset), source.slice(header.offset + header.source.length, start)];
  const eol = lineEnd(source);
  const quoted = `${head}${writtenScalar(value, "QUOTE_DOUBLE", false)}${beside}${source.slice(end).replace(/^\r?\n/, "")}`;
  const indent = /^[ \r\n]*\n( *)|^( *)/.exec(content);
  const sign = header.source[0] as "|" | ">";
  const block =
    typeof value === "string" ? blockScalar(value, sign === ">", indent?.[1] ?? indent?.[2] ?? "") : undefined;
  if (!block) return [quoted];
  const written = head + sign + block.chomp + beside + block.lines.join(eol);
  return [written + (keepsAll ? eol : "") + source.slice(end), quoted];
}

/** Adds an entry to a list in the manner of its neighbours. */
export function addEntry(yaml: Yaml, path: Path, at: number, value: Value): Candidates {
  const list = placeAt(yaml, path)?.node;
  if (!isSeq(list) || !Number.isInteger(at) || at < 0 || at > list.items.length) return { code: "no-such-place" };
  const like = (list.items[at] ?? list.items[at - 1]) as Node | undefined;
  if (list.flow) return only(insertInFlow(yaml, list, at, onOneLine(value, like, true)));
  const padded = pad(yaml.source);
  const blocks = blocksOf(yaml, list, padded);
  const next = blocks[at];
  const line = next?.from ?? blocks.at(-1)?.to;
  if (line === undefined || next?.isInside) return { code: "layout" };
  const lines = entryLines(value, columnOf(yaml, headOf(list, 0)), like);
  const gap = gapOf(blocks, padded);
  return [padded.joined(line, line, next ? [...lines, ...gap] : [...gap, ...lines])];
}

/** Removes an entry of a list, or a field with all that stands below it. */
export function remove(yaml: Yaml, path: Path): Candidates {
  const place = placeAt(yaml, path);
  if (!place?.node || !place.parent) return { code: "no-such-place" };
  const { parent } = place;
  const at = (parent.items as unknown[]).findIndex(
    (item) => item === place.node || (isPair(item) && item.value === place.node),
  );
  if (parent.items.length === 1) return { code: "only-entry" };
  if (parent.flow) return only(removeFromFlow(yaml, parent, at));
  const padded = pad(yaml.source);
  const blocks = blocksOf(yaml, parent, padded);
  const [block, next, previous] = [blocks[at], blocks[at + 1], blocks[at - 1]];
  if (!block || block.isInside) return { code: "layout" };
  // Of the empty lines above and below, one side stays between the neighbours.
  const sides = [previous && { from: previous.to, to: block.from }, next && { from: block.to, to: next.from }];
  const [gap] = sides
    .filter((side) => side !== undefined)
    .sort((a, b) => a.to - a.from - (b.to - b.from))
    .filter(({ from, to }) => padded.lines.slice(from, to).every((line) => line.trim() === ""));
  return [padded.joined(Math.min(block.from, gap?.from ?? block.from), Math.max(block.to, gap?.to ?? block.to), [])];
}

/** Moves an entry to another place of its list; empty lines between entries stay where they are. */
export function move(yaml: Yaml, path: Path, from: number, to: number): Candidates {
  const list = placeAt(yaml, path)?.node;
  if (!isSeq(list) || !list.items[from] || !list.items[to]) return { code: "no-such-place" };
  const order = moved([...list.items.keys()], from, to);
  if (list.flow) return only(orderInFlow(yaml, list, order));
  const padded = pad(yaml.source);
  const blocks = blocksOf(yaml, list, padded);
  if (blocks.some(({ isInside }, index) => isInside && order[index] !== index)) return { code: "layout" };
  const lines = order.flatMap((index, place) => {
    const [block, here, next] = [blocks[index], blocks[place], blocks[place + 1]];
    const own = padded.raw.slice(block?.from, block?.to);
    return next ? [...own, ...padded.raw.slice(here?.to, next.from)] : own;
  });
  return [padded.joinedRaw(blocks[0]?.from ?? 0, blocks.at(-1)?.to ?? 0, lines)];
}

/** The items with one of them at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
