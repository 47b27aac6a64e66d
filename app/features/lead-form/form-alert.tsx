import type { Ref } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { hiddenFields, type RefusedResult } from "../../../domain/lead/form-result.ts";
import { useCurrentPage } from "../../page/page-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, ErrorSummary } from "../../ui/messages.tsx";
import { errorText, type FormWords, labelOf } from "./form-words.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  result: RefusedResult;
  fields: readonly Field[];
  idOf: (name: string) => string;
  words: FormWords;
};

/** At the top of a form that was not taken: what is wrong with it, or why it has to wait. */
export function FormAlert({ ref, result, fields, idOf, words }: Props) {
  const { locale } = useCurrentPage();
  if (result.status === "invalid") {
    const items = result.errors.flatMap(({ field: name, code }) => {
      const field = fields.find((known) => known.name === name);
      return field
        ? [{ id: idOf(name), label: labelOf(words, name), text: errorText(words, field, code, locale) }]
        : [];
    });
    return <ErrorSummary ref={ref} title={words.errors.summary} items={items} />;
  }
  const { title, text } = words[result.status];
  const changed = result.status === "changed";
  return (
    <Alert ref={ref} title={title} calm={changed}>
      <p>{text}</p>
      {result.status === "failed" && <p>{words.failed.instead}</p>}
      {changed && <SendAsNew words={words} ghost small />}
    </Alert>
  );
}

/** Sends what is in the form now beside what was sent before. */
export function SendAsNew({ words, ...look }: { words: FormWords; ghost?: boolean; small?: boolean }) {
  return (
    <Button type="submit" name={hiddenFields.again} value="yes" {...look}>
      {words.changed.button}
    </Button>
  );
}
