import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from "yaml";

export type Plain = string | number | boolean;
export type Value = Plain | readonly Value[] | { readonly [key: string]: Value };

/** What stands nearby, whose quotation marks and brackets are taken up. */
type Like = Node | undefined;

/** A value on one line, in the form of another where that reads back as it is. */
export function writtenScalar(value: Plain, form: Scalar["type"] | undefined, inFlow: boolean): string {
  if (typeof value !== "string") return String(value);
  if (form === "QUOTE_SINGLE" && !value.includes("\n")) return `'${value.replaceAll("'", "''")}'`;
  if (form !== "QUOTE_DOUBLE" && readsBack(value, inFlow)) return value;
  // Whatever JSON can say, YAML reads as well.
  return JSON.stringify(value);
}

/** Whether a text means itself without quotation marks, after a name and after a dash alike. */
function readsBack(text: string, inFlow: boolean): boolean {
  if (text.includes("\n")) return false;
  const sources = inFlow ? [`[${text}]`, `{ k: ${text} }`] : [`- ${text}`, `k: ${text}`];
  return sources.every((source) => {
    const { contents, errors } = parseDocument(source, { prettyErrors: false });
    if (errors.length > 0 || !isCollection(contents) || contents.items.length !== 1) return false;
    const node: unknown = contents.get(isMap(contents) ? "k" : 0, true);
    return isScalar(node) && node.value === text;
  });
}

/** A field in lines of its own, beginning at a column. */
export function fieldLines(key: string, value: Value, column: number, like: Like): string[] {
  const name = `${" ".repeat(column)}${writtenScalar(key, "PLAIN", false)}:`;
  if (isOnOneLine(value, like)) return [`${name} ${onOneLine(value, like, false)}`];
  return [name, ...blockLines(value, column + 2, like)];
}

/** An entry of a list in lines of its own, its dash at a column. */
export function entryLines(value: Value, column: number, like: Like): string[] {
  const dash = `${" ".repeat(column)}- `;
  if (isOnOneLine(value, like)) return [dash + onOneLine(value, like, false)];
  const [first = "", ...rest] = blockLines(value, column + 2, like);
  return [dash + first.slice(dash.length), ...rest];
}

function isOnOneLine(value: Value, like: Like): boolean {
  return typeof value !== "object" || Object.keys(value).length === 0 || (isCollection(like) && like.flow === true);
}

function blockLines(value: Value, column: number, like: Like): string[] {
  if (typeof value !== "object") return [];
  if (isList(value)) return value.flatMap((item) => entryLines(item, column, entryOf(like)));
  return Object.entries(value).flatMap(([key, item]) => fieldLines(key, item, column, fieldOf(like, key)));
}

export function onOneLine(value: Value, like: Like, inFlow: boolean): string {
  if (typeof value !== "object") {
    return writtenScalar(value, isScalar(like) ? like.type : undefined, inFlow);
  }
  if (isList(value)) return `[${value.map((item) => onOneLine(item, entryOf(like), true)).join(", ")}]`;
  const fields = Object.entries(value).map(([key, item]) => fieldOnOneLine(key, item, fieldOf(like, key)));
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

export function fieldOnOneLine(key: string, value: Value, like: Like): string {
  return `${writtenScalar(key, "PLAIN", true)}: ${onOneLine(value, like, true)}`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function fieldOf(like: Like, key: string): Like {
  return isMap(like) ? (like.get(key, true) as Like) : undefined;
}

function entryOf(like: Like): Like {
  return isSeq(like) ? (like.items[0] as Like) : undefined;
}

/**
 * The lines of a block scalar ("|" or ">") below its header, and the sign for how it ends; undefined where only quotation
 * marks can hold the text.
 */
export function blockScalar(text: string, isFolded: boolean, indent: string) {
  const body = text.endsWith("\n") ? text.slice(0, -1) : text;
  const lines = body.split("\n");
  const holds = lines.every((line) => (line === "" ? true : /\S/.test(line) && !(isFolded && /^\s/.test(line))));
  if (!holds || /^\s|\n$/.test(body) || body === "") return undefined;
  const written = isFolded ? body.replace(/\n+/g, (breaks) => `${breaks}\n`).split("\n") : lines;
  return {
    chomp: text.endsWith("\n") ? "" : "-",
    lines: written.map((line) => (line === "" ? "" : indent + line)),
  };
}
