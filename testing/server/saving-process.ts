import { openOfficeWords } from "./words.ts";

/** A second process that saves one file after the other into a draft, and says so, until it is killed. */
const [folder = "", id = "", name = ""] = process.argv.slice(2);
const words = await openOfficeWords({ folder, checkout: "/nowhere", clock: Date.now });
for (let index = 1; ; index += 1) {
  const path = `content/tr/news/haber-${name}-${index}.md`;
  const { outcome } = await words.save(id, { person: 9, files: [{ path, seen: null, content: "haber\n" }] });
  if (outcome === "saved") process.stdout.write(`${path}\n`);
}
