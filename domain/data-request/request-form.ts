import { email, type Field, fullName, optionalPhone } from "../lead/fields.ts";
import { requestKinds } from "./data-request.ts";

/** The request of a data subject. Who asks for a correction must say of what. */
export const requestForm = [
  { name: "kind", kind: "choice", choices: requestKinds, required: true },
  fullName,
  email,
  optionalPhone,
  { name: "details", kind: "multiline", max: 5_000, requiredWhen: { field: "kind", is: "correction" } },
] as const satisfies readonly Field[];
