import { artFile } from "../../../app/art/catalogue.ts";

/** The sea of the site's home page, drawn when the first of us signs in. */
export function loader(): Response {
  return new Response(artFile("hero-sea.svg"), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
