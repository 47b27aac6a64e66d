import { Link } from "react-router";
import type { careers } from "../../../content/tr/careers.ts";
import { useLinks } from "../../page/page-context.ts";
import { Note } from "../../ui/note.tsx";

/** What not to send with an application, and how long a CV is kept. */
export function CandidateNote({ copy }: { copy: (typeof careers)["note"] }) {
  const to = useLinks();
  return (
    <Note>
      {copy.text} <Link to={to(copy.link)}>{copy.link.text}</Link>
    </Note>
  );
}
