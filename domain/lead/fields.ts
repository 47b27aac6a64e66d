/** The answer to another question. */
type Condition = { field: string; is: string };

/** A question of a form. `when` makes it depend on the answer to another one. */
export type Field = {
  name: string;
  required?: boolean;
  /** It may stay empty otherwise. */
  requiredWhen?: Condition;
  when?: Condition;
} & (
  | { kind: "text" | "multiline"; max: number }
  | { kind: "email" }
  | { kind: "phone" }
  | { kind: "consent" }
  /** A plain box: ticked or not, both are answers. */
  | { kind: "flag" }
  | { kind: "choice"; choices: readonly string[] }
);

const companySizes = ["1-50", "51-250", "251-1000", "1000+"] as const;

const sectors = [
  "gida",
  "perakende",
  "lojistik",
  "saglik",
  "enerji",
  "uretim",
  "tekstil",
  "finans",
  "sigorta",
  "egitim",
  "kamu",
  "turizm",
  "insaat",
  "teknoloji",
  "diger",
] as const;

export const email = { name: "email", kind: "email", required: true } as const satisfies Field;
export const optionalPhone = { name: "tel", kind: "phone" } as const satisfies Field;
export const fullName = { name: "fullname", kind: "text", max: 120, required: true } as const satisfies Field;
export const company = { name: "company", kind: "text", max: 160, required: true } as const satisfies Field;
export const jobTitle = { name: "jobTitle", kind: "text", max: 120, required: true } as const satisfies Field;
export const companySize = {
  name: "companySize",
  kind: "choice",
  choices: companySizes,
  required: true,
} as const satisfies Field;
export const sector = { name: "sector", kind: "choice", choices: sectors, required: true } as const satisfies Field;
/** Whether it must be given is the owner's setting. */
export const transferConsent = { name: "consent", kind: "consent" } as const satisfies Field;
