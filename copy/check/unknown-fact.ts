import type { Finding } from "./problem.ts";

/** What is wrong with a placeholder such as {{fonded}}. */
export function unknownFact(placeholder: string): Pick<Finding, "code" | "values"> {
  return { code: "unknown-fact", values: { fact: placeholder } };
}
