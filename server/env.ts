import type { z } from "zod";
import { environmentKinds } from "./environment-kinds.ts";
import { StartRefusal } from "./start-refusal.ts";

type Kinds = typeof environmentKinds;

type Setting = {
  name: string;
  kind: keyof Kinds;
  default: string;
  description: string;
  /** It stands in finished pages or their headers: a build made with another value is refused. */
  build?: true;
  /** Its value is never repeated in a message. */
  secret?: true;
};

/** Every setting of the server. The README's table is checked against it. */
export const environmentTable = [
  { name: "PORT", kind: "port", default: "3000", description: "Port to listen on; 0 takes a free one." },
  {
    name: "HOST",
    kind: "host",
    // All interfaces: a container or a proxy on another machine reaches the site without a setting,
    // and unlike "::" it also works where IPv6 is switched off.
    default: "0.0.0.0",
    description: "Address to listen on. Set 127.0.0.1 when a proxy on the same machine is the only caller.",
  },
  {
    name: "ORIGIN",
    kind: "origin",
    default: "http://localhost:3000",
    description: "Public origin of the site. With https the server also sends HSTS and marks its cookies Secure.",
    build: true,
  },
  {
    name: "TAG_MANAGER_ID",
    kind: "tagManager",
    default: "",
    description:
      "Container of Google Tag Manager, such as GTM-ABC123. Visitors are asked for consent only where it is set.",
    build: true,
  },
  {
    name: "DATA_DIR",
    kind: "folder",
    default: "data",
    description: "Folder for what the site keeps; made when it is first needed.",
  },
  {
    name: "TRUSTED_PROXIES",
    kind: "networks",
    default: "",
    description: "Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto headers count.",
  },
  { name: "LOG_LEVEL", kind: "logLevel", default: "info", description: "Least severe level that is logged." },
] as const satisfies readonly Setting[];

type Row = (typeof environmentTable)[number];
export type Environment = { [R in Row as R["name"]]: z.output<Kinds[R["kind"]]["schema"]> };
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** The checked environment; an empty value counts as not set. Throws a StartRefusal that names every bad value. */
export function readEnvironment(source: EnvironmentSource): Environment {
  const rows = environmentTable.map((row) => ({ row, parsed: parse(row, source) }));
  const sentences = rows.flatMap(({ row, parsed }) => (parsed.success ? [] : [complaint(row, source)]));
  if (sentences.length > 0) throw new StartRefusal(sentences);
  return Object.fromEntries(rows.map(({ row, parsed }) => [row.name, parsed.data])) as Environment;
}

/** The settings that a build bakes in, as text: the build step writes them down, the server compares them. */
export function buildInputs(source: EnvironmentSource): Record<string, string> {
  readEnvironment(source);
  const inputs = environmentTable.filter((row: Setting) => row.build);
  return Object.fromEntries(inputs.map((row) => [row.name, textOf(row, source)]));
}

function parse(row: Setting, source: EnvironmentSource) {
  return environmentKinds[row.kind].schema.safeParse(textOf(row, source));
}

function textOf(row: Setting, source: EnvironmentSource): string {
  return source[row.name]?.trim() || row.default;
}

function complaint(row: Setting, source: EnvironmentSource): string {
  const given = row.secret ? "" : `, but is "${textOf(row, source)}"`;
  return `${row.name} must be ${environmentKinds[row.kind].expects}${given}.`;
}
