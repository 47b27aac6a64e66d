import { flagFile } from "./flags.ts";

/** Serves every flag as a file of its own; the build writes those of all countries with telephone numbers. */
export async function loader({ params }: { params: { file?: string } }): Promise<Response> {
  const svg = await flagFile(params.file ?? "");
  if (svg === undefined) throw new Response(null, { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
