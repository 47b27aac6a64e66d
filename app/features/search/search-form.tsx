import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useSearchAsYouType } from "./search-as-you-type.ts";
import styles from "./search-form.module.css";

type Props = { action: string; text: string; longest: number; copy: { label: string; button: string } };

/** A plain form that asks with GET; once the app runs, results come while one types. */
export function SearchForm({ action, text, longest, copy }: Props) {
  const { field, onInput, onSubmit } = useSearchAsYouType(action, text);
  return (
    <Form role="search" className={`${styles.form} noprint`} action={action} onSubmit={onSubmit}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={longest}
        aria-label={copy.label}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="search"
        onInput={onInput}
        // biome-ignore lint/a11y/noAutofocus: whoever opens an empty search came to type
        autoFocus={text === ""}
      />
      <Button type="submit">{copy.button}</Button>
    </Form>
  );
}
