import { PhoneField } from "../../app/features/phone-field/phone-field.tsx";
import type { PhoneFieldProps } from "../../app/features/phone-field/phone-field-options.ts";
import styles from "./page.module.css";

export type PageData = {
  language: string;
  labels: PhoneFieldProps["labels"];
  /** Options of the fields on the page, one for each. */
  fields: Partial<PhoneFieldProps>[];
};

/** Nothing but phone fields in a form: what they report stands on the window, what they post is answered as text. */
export function Page({ language, labels, fields }: PageData) {
  return (
    <main className="wrap">
      <h1>{labels.number}</h1>
      <form action="/post" method="post" className={styles.form} noValidate>
        {fields.map((options, i) => (
          <div key={String(options.legend ?? i)} className={options.dark ? `night ${styles.plate}` : undefined}>
            <PhoneField
              id={`tel${i}`}
              name={`tel${i}`}
              language={language}
              labels={labels}
              onChange={(value, result) => Object.assign(globalThis, { reported: { value, result } })}
              {...options}
            />
          </div>
        ))}
        <button type="submit">OK</button>
        <button type="reset">X</button>
      </form>
    </main>
  );
}
