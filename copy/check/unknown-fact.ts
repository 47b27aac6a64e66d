import { nearest } from "./nearest.ts";
import type { Finding } from "./problem.ts";

/** What is wrong with a placeholder such as {{fonded}}. */
export function unknownFact(placeholder: string, known: readonly string[]): Pick<Finding, "code" | "values"> {
  const near = nearest(placeholder.slice(2, -2), known);
  if (near) return { code: "unknown-fact-near", values: { fact: placeholder, near: `{{${near}}}` } };
  return { code: "unknown-fact", values: { fact: placeholder } };
}
