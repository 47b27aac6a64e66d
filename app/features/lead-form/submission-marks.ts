import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { type FormName, formExtras } from "../../../domain/lead/answer.ts";

/** When each form was first opened in this tab: in the other language it comes back filled in, and is sent at once. */
const firstOpened = new Map<FormName, number>();

/**
 * What script adds to a form: a key, by which the same submission is known again, and when the form was opened.
 * Neither stands in the page, which is the same for everybody.
 */
export function useSubmissionMarks(form: FormName) {
  const marks = useRef({ key: "", opened: 0 });
  const cameByLink = useRef(useNavigationType() !== "POP");

  useEffect(() => {
    // Whoever typed while the script was still loading did not fill the form in a second.
    const now = cameByLink.current ? Date.now() : Math.round(performance.timeOrigin);
    const opened = firstOpened.get(form) ?? now;
    firstOpened.set(form, opened);
    marks.current = { key: newKey(), opened };
  }, [form]);

  return {
    addTo(body: FormData) {
      const { key, opened } = marks.current;
      if (key) body.set(formExtras.key, key);
      body.set(formExtras.opened, String(opened));
    },
    /** The next submission is another one. */
    renewKey() {
      marks.current.key = newKey();
    },
    /** The form is empty again. */
    startAnew() {
      firstOpened.set(form, Date.now());
      marks.current = { key: newKey(), opened: Date.now() };
    },
  };
}

/** Only secure contexts have it; without a key the server knows a submission by its content. */
function newKey(): string {
  return crypto.randomUUID?.() ?? "";
}
