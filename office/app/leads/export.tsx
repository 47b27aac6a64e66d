import { Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { CheckField, RadioField } from "../../../app/ui/field.tsx";
import { fillCounted } from "../../../domain/slots.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/export.ts";
import { formatsFor } from "./export.server.ts";
import { readLeads } from "./shown-lead.server.ts";
import { viewOf } from "./view.server.ts";
import { View } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, query, said, locale } = await viewOf(request, context);
  const count = await readLeads(() => servicesOf(context).leads.countAll(filter));
  return {
    words: dictionary(locale).export,
    shared: dictionary(locale).leads,
    query,
    said,
    count,
    formats: formatsFor(count),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

/** What the file will have, and that somebody will know of it, before it is made. */
export default function Export({ loaderData }: Route.ComponentProps) {
  const { words, shared, query, said, count, formats } = loaderData;
  const text = count > 0 ? fillCounted(words.count, count) : words.empty;
  return (
    <>
      <Link to={`/?${query}`}>{shared.title}</Link>
      <View title={words.title} text={text} words={shared.filters} query={query} said={said} />
      {count > 0 && (
        // The browser takes the file, and this screen stays.
        <Form method="post" action={`/export/file?${query}`} reloadDocument className="stack g4">
          <RadioField
            id="format"
            name="format"
            label={words.format}
            choices={formats.map((value) => ({ value, text: words.formats[value] }))}
            chosen={formats[0]}
          />
          <p>{words.always}</p>
          <CheckField id="personal" name="personal" value="yes" label={words.personal} hint={words.personalHint} />
          <p>{words.logged}</p>
          <Button type="submit">{fillCounted(words.button, count)}</Button>
        </Form>
      )}
    </>
  );
}
