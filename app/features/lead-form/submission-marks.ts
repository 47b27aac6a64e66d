import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { formExtras } from "../../../domain/lead/answer.ts";

/**
 * What script adds to a form: a key, by which the same submission is known again, and when the form was opened.
 * Neither stands in the page, which is the same for everybody.
 */
export function useSubmissionMarks() {
  const marks = useRef({ key: "", opened: 0 });
  const cameByLink = useRef(useNavigationType() !== "POP");

  useEffect(() => {
    // Whoever typed while the script was still loading did not fill the form in a second.
    const opened = cameByLink.current ? Date.now() : Math.round(performance.timeOrigin);
    marks.current = { key: newKey(), opened };
  }, []);

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
      marks.current = { key: newKey(), opened: Date.now() };
    },
  };
}

/** Only secure contexts have it; without a key the server knows a submission by its content. */
function newKey(): string {
  return crypto.randomUUID?.() ?? "";
}
