import { createHash } from "node:crypto";
import { pictureTypes, uploadsFolder } from "../copy/picture-files.ts";
import { type Locale, localeOf, locales } from "../site/locales.ts";
import { dictionary } from "./app/dictionary.server.ts";
import frameScript from "./preview-frame.js?raw";
import {
  bodyResponse,
  changeHeaders,
  createHttpServer,
  type HttpResponse,
  listen,
  type OfficeServices,
  productionTimeouts,
  redirectResponse,
  type SiteRequest,
  securityHeaders,
} from "./services.server.ts";

/*
 * The pages of drafts, on an origin of their own: whatever a text may bring, the office's cookies and screens are another
 * origin's. A page or photograph needs a ticket in its address; fonts, styles and drawn pictures are those of the public
 * site.
 */

const publicFiles = /^\/(assets|fonts|art)\/|^\/(favicon\.ico|icon\.svg|apple-touch-icon\.png)$/;
const upload = new RegExp(`^${uploadsFolder}([a-z0-9-]+\\.(${Object.keys(pictureTypes).join("|")}))$`);
const uploadInPage = new RegExp(`="(${uploadsFolder}[a-z0-9-]+\\.\\w+)"`, "g");
const scriptHash = hashSource(frameScript);

type Sentence = "form" | "ticket" | "missing" | "broken" | "not-built" | "failed";

/** Listens on the port of previews; `close` is for those who wait for nobody. */
export async function openPreviewServer(services: OfficeServices) {
  const { server, stop } = createPreviewServer(services);
  const { host, preview } = services.settings;
  await listen(server, { host, port: preview.port });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { stop, close };
}

export function createPreviewServer(services: OfficeServices) {
  const { settings, previews, tickets, openWords, log } = services;
  const policyOf = (...own: string[]) =>
    ["default-src 'none'", ...own, "base-uri 'none'", `frame-ancestors ${settings.origin}`].join("; ");

  /** The headers of the site, but that the office may show it in a frame, and no address of it is told to anybody. */
  const ofSite = securityHeaders(settings.preview.origin, true);
  const security: typeof ofSite = (response) =>
    changeHeaders(ofSite({ policy: policyOf(), ...response }), {
      "X-Frame-Options": null,
      "Referrer-Policy": "no-referrer",
    });

  async function responseTo({ method, path, query }: SiteRequest): Promise<HttpResponse> {
    // Nothing of it is read, and nothing leaves from here.
    if (method === "POST") return { ...sentencePage(403, localeOf(path), "form"), close: true };
    if (publicFiles.test(path)) return fileResponse(await previews.file(encodeURI(path)), localeOf(path));
    const asked = new URLSearchParams(query);
    const ticket = asked.get("ticket") ?? "";
    asked.delete("ticket");
    const draft = await tickets.draftOf(ticket);
    if (draft === undefined) return sentencePage(403, localeOf(path), "ticket");
    const [, file, kind] = upload.exec(path) ?? [];
    if (file) return uploadResponse(draft, file, kind as keyof typeof pictureTypes);
    const shown = await previews.show(draft, encodeURI(path) + (asked.size > 0 ? `?${asked}` : ""));
    if (shown.outcome === "shown") return pageResponse(shown.response, ticket);
    return sentencePage(shown.outcome === "missing" ? 404 : 503, localeOf(path), shown.outcome);
  }

  /** Nothing of it is looked at here: whatever its bytes are, it is sent as a picture of its kind and is nothing else. */
  async function uploadResponse(draft: string, file: string, kind: keyof typeof pictureTypes): Promise<HttpResponse> {
    const words = await openWords();
    const found = await words.read({ draft }, `content/pictures/${file}`);
    if (!found) return sentencePage(404, localeOf(file), "missing");
    // The office's own screens show it too.
    return { ...bodyResponse(200, pictureTypes[kind], Buffer.from(found.content)), crossOrigin: true };
  }

  async function pageResponse(response: Response, ticket: string): Promise<HttpResponse> {
    const { status, headers } = response;
    const location = headers.get("Location");
    if (location) {
      const to = URL.parse(location, settings.preview.origin);
      to?.searchParams.set("ticket", ticket);
      const isOwn = to?.origin === settings.preview.origin;
      return redirectResponse(status, isOwn ? to.pathname + to.search : "/");
    }
    const type = headers.get("Content-Type") ?? "text/plain";
    if (!type.startsWith("text/html")) return bodyResponse(status, type, Buffer.from(await response.arrayBuffer()));
    const script = `<script data-studio="${settings.origin}">${frameScript}</script>`;
    const html = (await response.text())
      .replace("</body>", () => `${script}</body>`)
      .replaceAll(' loading="lazy"', "")
      // An editor judges the text in its own font, also where that comes after the first frame.
      .replaceAll("font-display:optional", "font-display:swap")
      .replace(uploadInPage, (_, path) => `="${path}?${new URLSearchParams({ ticket })}"`);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => ` ${hashSource(style)}`);
    const policy = policyOf(
      `script-src ${scriptHash}`,
      `style-src 'self'${styles.join("")}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "form-action 'self'",
    );
    return { ...bodyResponse(status, type, html), policy };
  }

  const options = {
    timeouts: productionTimeouts,
    hasProxy: settings.TRUSTED_PROXIES.length > 0,
    security,
    log,
    failure: (path: string) => sentencePage(503, localeOf(path), "failed"),
  };
  return createHttpServer(options, () => responseTo);
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The same for everybody, and for a while. */
async function fileResponse(response: Response | undefined, locale: Locale): Promise<HttpResponse> {
  if (!response?.ok) return sentencePage(404, locale, "missing");
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  const body = Buffer.from(await response.arrayBuffer());
  return bodyResponse(200, type, body, ["Cache-Control", "private, max-age=3600"]);
}

/** Why there is no page, in the language of its address. */
function sentencePage(status: number, locale: Locale, name: Sentence): HttpResponse {
  const { title, ...sentences } = dictionary(locale).studio.preview;
  const html = `<!doctype html>
<html lang="${locales[locale].code}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><h1>${title}</h1><p>${sentences[name]}</p></body>
</html>
`;
  return bodyResponse(status, "text/html; charset=utf-8", html);
}
