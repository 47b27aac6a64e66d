import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, report, root } from "./sources.ts";

type Rule = { pattern: RegExp; because: string; only?: RegExp; except?: RegExp };

const tests = /\.(test|e2e)\.[a-z]+$/;

const rules: readonly Rule[] = [
  { pattern: /lorem ipsum|coming soon|çok yakında/i, because: "placeholder text", except: tests },
  { pattern: /(\/\/|\/\*|<!--|^\s*[#*]).*\b(TODO|FIXME|HACK)\b/, because: "an unfinished note" },
  { pattern: /(^|[\s"'`(=])\/(work|home|root|Users)\/\w/, because: "a path of one machine" },
  { pattern: /\bissue #?\d+\b/i, because: "a reference that readers of the code cannot follow", except: /^content\// },
  { pattern: /\b(it|test|describe)\.(skip|only|todo)\b/, because: "a test that does not run", only: tests },
  {
    pattern: /\sstyle=[{"']/,
    because: "a style attribute, which the content security policy refuses",
    only: /^app\/.*\.tsx$/,
    except: tests,
  },
];

/** The lines of a file that hold something the project does not want, each as "file:line: why". */
export function unwantedWords(file: string, text: string): string[] {
  const applied = rules.filter(({ only, except }) => (!only || only.test(file)) && !except?.test(file));
  return text.split("\n").flatMap((line, index) =>
    applied
      .map(({ pattern, because }) => ({ found: pattern.exec(line)?.[0].trim(), because }))
      .filter(({ found }) => found !== undefined)
      .map(({ found, because }) => `${file}:${index + 1}: "${found}" is ${because}`),
  );
}

if (import.meta.main) {
  const endings = [".ts", ".tsx", ".mjs", ".css", ".md", ".yaml", ".json", ".py", ".svg", ".txt", ".ci/run"];
  const own = /^(package-lock\.json|scripts\/checks\/words(\.test)?\.ts)$/;

  report(
    projectFiles(endings)
      .filter((file) => !own.test(file))
      .flatMap((file) => unwantedWords(file, readFileSync(join(root, file), "utf8"))),
  );
}
