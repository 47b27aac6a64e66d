import type { Link } from "../../content/schema.ts";
import { LinkRows } from "../ui/link-rows.tsx";
import { useLinks } from "./page-context.ts";

/** Pages to read on, one ruled row each, from links of copy. */
export function PageRows({ rows }: { rows: { kicker: string; link: Link }[] }) {
  const to = useLinks();
  return <LinkRows items={rows.map(({ kicker, link }) => ({ href: to(link), kicker, title: link.text }))} />;
}
