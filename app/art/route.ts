import { artFile } from "./catalogue.ts";

/** Serves every picture as a file of its own. */
export function loader({ params }: { params: { "*"?: string } }): Response {
  const svg = artFile(params["*"] ?? "");
  if (svg === undefined) throw new Response(null, { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
