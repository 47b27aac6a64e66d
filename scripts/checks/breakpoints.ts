import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, report, root } from "./sources.ts";

/** Where the layout may change, in pixels of the window's width. What depends on a part's own width asks its container. */
const breakpoints = ["320px", "375px", "425px", "768px", "1024px", "1440px", "2560px"];

/** In style sheets and in code: at-rules, matchMedia, and attributes whose value is a condition. */
const conditions = /@media\b([^{;]*)|\bmatchMedia\(([^;]*)|\b(?:media|sizes|imageSizes)=(\{[^}]*\}|"[^"]*"|'[^']*')/g;
const aboutWidth = /\((?:[^()]|calc\([^()]*\))*\bwidth\b(?:[^()]|calc\([^()]*\))*\)/g;
const length = /\b\d*\.?\d+(?:[a-z]+|%)?/g;

/** Conditions on the width of the window that name any other width, one line each. */
export function otherBreakpoints(file: string, text: string): string[] {
  return [...text.matchAll(conditions)].flatMap((match) => {
    const features = match.slice(1).join("").match(aboutWidth) ?? [];
    const others = features.flatMap((feature) => feature.match(length) ?? []).filter(isOther);
    const line = text.slice(0, match.index).split("\n").length;
    return others.map((other) => `${file}:${line}: ${other} is none of the breakpoints (${breakpoints.join(", ")}).`);
  });
}

function isOther(width: string): boolean {
  return !breakpoints.includes(width);
}

if (import.meta.main) {
  const endings = [".css", ".ts", ".tsx", ".js", ".mjs", ".html", ".svg"];

  report(
    projectFiles(endings)
      .filter((file) => !file.startsWith("scripts/checks/"))
      .flatMap((file) => otherBreakpoints(file, readFileSync(join(root, file), "utf8"))),
  );
}
