import { data } from "react-router";

/** Every address that is none of the office's. */
export function loader() {
  throw data("missing", { status: 404 });
}

export default function Missing() {
  return null;
}
