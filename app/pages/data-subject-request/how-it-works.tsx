import type { dataSubjectRequest } from "../../../content/tr/data-subject-request.ts";
import { Note } from "../../ui/messages.tsx";
import { Timeline } from "../../ui/timeline.tsx";

export function HowItWorks({ copy }: { copy: (typeof dataSubjectRequest)["how"] }) {
  return (
    <div className="stack g6">
      <h2>{copy.title}</h2>
      <Timeline items={copy.steps} />
      <Note>
        <b>{copy.identity.title}</b> {copy.identity.text}
      </Note>
    </div>
  );
}
