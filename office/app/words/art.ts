import { artFile } from "../../../app/art/catalogue.ts";
import type { Route } from "./+types/art.ts";

/** A picture that the site draws, by the name that its pages would ask for. */
export function loader({ params }: Route.LoaderArgs): Response {
  const svg = artFile(params["*"]);
  if (svg === undefined) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "private, max-age=86400" },
  });
}
