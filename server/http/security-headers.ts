import { createHash } from "node:crypto";
import { tagManagerOrigin } from "../../domain/consent/tag-manager.ts";
import type { HttpResponse } from "./http-response.ts";

/**
 * The policy of one response. The hashes name the inline scripts and style blocks that may stand in it, the hosts those
 * outside that were configured.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  hosts: OutsideHosts = outsideHosts({}),
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hosts.script].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...hosts.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connect].join(" "),
    ...(hosts.frame.length > 0 ? [["frame-src", ...hosts.frame].join(" ")] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const features =
  "accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking";

const always = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", features.replaceAll(" ", "=(), ").concat("=()")],
].flat();

/** Two years. Without includeSubDomains: the neighbours of a site's host are not ours to decide about. */
const strictTransport = ["Strict-Transport-Security", "max-age=63072000"];

const policyWithoutInline = contentSecurityPolicy([], []);

export type SecurityHeaders = (response: Pick<HttpResponse, "policy" | "crossOrigin">) => string[];

/** The headers that every response carries. HSTS only where the site is served as https. */
export function securityHeaders(origin: string, isPreview = false): SecurityHeaders {
  const constant = [
    ...always,
    ...(origin.startsWith("https:") ? strictTransport : []),
    ...(isPreview ? ["X-Robots-Tag", "noindex"] : []),
  ];
  return ({ policy = policyWithoutInline, crossOrigin }) => [
    ...constant,
    "Content-Security-Policy",
    policy,
    "Cross-Origin-Resource-Policy",
    crossOrigin ? "cross-origin" : "same-origin",
  ];
}

/** Hosts outside that pages may use, by what for. All are empty unless the owner configured a third party. */
export type OutsideHosts = { script: string[]; image: string[]; connect: string[]; frame: string[] };

const analytics = "https://*.google-analytics.com";
const captcha = "https://www.recaptcha.net";

/** What the settings of a build need: https://developers.google.com/tag-platform/security/guides/csp and reCAPTCHA's FAQ. */
export function outsideHosts(inputs: Readonly<Record<string, string>>): OutsideHosts {
  const hosts: OutsideHosts = { script: [], image: [], connect: [], frame: [] };
  if (inputs.TAG_MANAGER_ID) {
    hosts.script.push(tagManagerOrigin);
    hosts.image.push(tagManagerOrigin, analytics);
    hosts.connect.push(tagManagerOrigin, analytics, "https://*.analytics.google.com");
  }
  if (inputs.RECAPTCHA_SITE_KEY) {
    hosts.script.push(captcha, "https://www.gstatic.com/recaptcha/");
    hosts.connect.push(captcha);
    hosts.frame.push(captcha);
  }
  const lookup = URL.parse(inputs.COUNTRY_LOOKUP_URL ?? "");
  if (lookup) hosts.connect.push(lookup.origin);
  return hosts;
}

export type InlineHashes = { scripts: string[]; styles: string[] };

/** Script types a browser runs or obeys; a policy does not look at data blocks such as JSON-LD. */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The policy's source expressions for the inline scripts and style blocks of a page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { name, attributes, text } of inlineBlocks(html)) {
    if (name === "style") styles.add(hash(text));
    else if (attributes.src === undefined && runs.test(attributes.type ?? "")) scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hash(text: string): string {
  // A browser hashes the text as it parsed it, and its parser turns every line end into "\n".
  const parsed = text.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

type Block = { name: string; attributes: Record<string, string>; text: string };

function* inlineBlocks(html: string): Generator<Block> {
  const opening = /<!--|<(script|style)(?=[\s/>])/gi;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    if (found[1] === undefined) {
      opening.lastIndex = after(html, "-->", opening.lastIndex);
      continue;
    }
    const name = found[1].toLowerCase();
    const { attributes, end } = readAttributes(html, opening.lastIndex);
    const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
    closing.lastIndex = end;
    const closed = closing.exec(html)?.index ?? html.length;
    yield { name, attributes, text: html.slice(end, closed) };
    opening.lastIndex = closed;
  }
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function readAttributes(html: string, from: number): { attributes: Record<string, string>; end: number } {
  const attributes: Record<string, string> = {};
  const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|(>))/gy;
  attribute.lastIndex = from;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    if (found[5]) return { attributes, end: attribute.lastIndex };
    attributes[(found[1] as string).toLowerCase()] = found[2] ?? found[3] ?? found[4] ?? "";
  }
  return { attributes, end: html.length };
}
