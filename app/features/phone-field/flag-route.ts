/** Serves every flag as a file of its own; the build writes those of all countries with telephone numbers. */
export async function loader({ params }: { params: { file?: string } }): Promise<Response> {
  const flags: Record<string, string> = await import("country-flag-icons/string/3x2");
  const [, code = ""] = /^([A-Z]{2})\.svg$/.exec(params.file ?? "") ?? [];
  const svg = Object.hasOwn(flags, code) ? flags[code] : undefined;
  if (svg === undefined) throw new Response(null, { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
