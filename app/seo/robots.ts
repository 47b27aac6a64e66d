import { absolute } from "./addresses.ts";

export function loader() {
  const lines = ["User-agent: *", "Disallow: /_language/", "", `Sitemap: ${absolute("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
