/** The SVG file of a name such as `TR.svg`. */
export async function flagFile(name: string): Promise<string | undefined> {
  const flags: Record<string, string> = await import("country-flag-icons/string/3x2");
  const [, code = ""] = /^([A-Z]{2})\.svg$/.exec(name) ?? [];
  return Object.hasOwn(flags, code) ? flags[code] : undefined;
}
