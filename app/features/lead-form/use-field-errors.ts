import { type RefObject, useRef, useState } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { type FieldError, type FormRules, type Posted, readForm } from "../../../domain/lead/read-form.ts";
import { readFormData } from "../../page/form-post.ts";

/** What a form was answered, as far as its fields go. */
type Result = { status: string; errors?: FieldError[]; values?: Posted };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly Field[];
  consent: FormRules["consent"];
  result: Result | undefined;
};

const none: FieldError[] = [];

/** What is wrong with a form, read in the browser: before it is sent, and again until every field is right. */
export function useFieldErrors({ form, fields, consent, result }: Options) {
  const phoneIsValid = useRef<boolean>(undefined);
  const [seen, setSeen] = useState(result);
  const [errors, setErrors] = useState(result?.errors ?? none);

  if (result !== seen) {
    setSeen(result);
    setErrors(result?.errors ?? none);
  }

  function read(values: Posted, refused: Posted = {}): FieldError[] {
    // Where the field cannot tell, the server had a reason to refuse the number.
    const isRefused = (number: string) =>
      phoneIsValid.current === undefined &&
      fields.some(({ kind, name }) => kind === "phone" && refused[name] === number);
    const readPhone = ({ number }: { number: string }) =>
      phoneIsValid.current === false || isRefused(number) ? undefined : number;
    return readForm(fields, values, { consent, readPhone }).errors;
  }

  /** Fields that are right go calm; what is wrong with others is said when the form is sent again. */
  function readAgain(): void {
    if (errors.length === 0 || !form.current) return;
    const now = read(readFormData(new FormData(form.current)), result?.values);
    const left = now.filter(({ field }) => errors.some((error) => error.field === field));
    if (left.map(codeOf).join() !== errors.map(codeOf).join()) setErrors(left);
  }

  return {
    errors,
    read,
    onInput: readAgain,
    /** Undefined until the field knows. */
    onPhone(isValid: boolean | undefined) {
      phoneIsValid.current = isValid;
      readAgain();
    },
  };
}

function codeOf({ field, code }: FieldError): string {
  return `${field} ${code}`;
}
