/** The first that stands in a browser's name for itself wins: most browsers also name those they are like. */
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** "Firefox, Windows": enough to know one's own devices by. Empty where the browser says nothing that is known. */
export function deviceLabel(userAgent: string): string {
  const known = userAgent.slice(0, 1_000);
  const found = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(known))?.[0]);
  return found.filter(Boolean).join(", ");
}
