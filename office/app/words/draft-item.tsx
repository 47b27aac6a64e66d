import { data, Form, Link, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { RadioField, TextField } from "../../../app/ui/field.tsx";
import { addressesOf, itemOf } from "../../../copy/view/text-addresses.ts";
import { itemFolders } from "../../../copy/view/text-names.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { openText } from "../../../server/use-cases/copy/draft-texts.ts";
import { createItem, moveItem } from "../../../server/use-cases/copy/items.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/draft-item.ts";
import { draftAddress } from "./filters.ts";
import { nameIn, openDraft } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { items } = dictionary(locale).drafts;
  return withWords(context, async (words) => {
    const draft = await openDraft(words, params.draft);
    const { id, title } = draft;
    const shared = {
      items,
      draft: { id, title },
      languages: localeCodes.map((code) => [code, languageName(code, locale)] as const),
    };
    const name = params["*"];
    if (name === "") return { ...shared, item: undefined, title: items.newTitle };
    const item = itemOf(name);
    const text = (await openText(words, id, name))?.text;
    if (!item || !text) throw data("no such item", { status: 404 });
    const addresses = addressesOf(item);
    return {
      ...shared,
      item: { name, slug: item.slug, address: addresses[locale] },
      title: await nameIn(words, text, locale),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const [person, now] = [personOf(context).number, servicesOf(context).clock()];
  const { do: wanted, slug = "", folder } = fields;
  const answer = await withWords(context, async (words) => {
    if (wanted === "remove" || wanted === "rename") {
      const to = wanted === "rename" ? slug : undefined;
      return moveItem(words, params.draft, { name: params["*"], to, person });
    }
    const titles = Object.fromEntries(localeCodes.map((code) => [code, fields[`title-${code}`] ?? ""]));
    const kind = itemFolders.find((one) => one === folder);
    if (!kind) return { outcome: "title" } as const;
    const created = await createItem(words, params.draft, {
      folder: kind,
      titles: titles as Record<Locale, string>,
      slug,
      person,
      now,
    });
    // A draft that was begun for this item is called what the item is called.
    const draft = created.outcome === "created" ? await words.draft(params.draft) : undefined;
    const locale = localeOf(context);
    if (draft?.title === dictionary(locale).drafts.items.newTitle) {
      await words.rename(draft.id, { title: (titles[locale] ?? "").slice(0, 120), person });
    }
    return created;
  });
  if (answer.outcome === "missing") throw data("no such item", { status: 404 });
  if (answer.outcome === "removed") throw redirect(`${draftAddress(params.draft)}?done=ended`);
  if ("name" in answer) throw redirect(`${draftAddress(params.draft, answer.name)}?saved`);
  return { outcome: answer.outcome, fields };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.title);

type Data = Route.ComponentProps["loaderData"];
type Answer = Route.ComponentProps["actionData"];

/** A new story or news item, or the address of one that is there. */
export default function DraftItem({ loaderData, actionData }: Route.ComponentProps) {
  const { items, draft, item, title } = loaderData;
  return (
    <>
      <Link to={draftAddress(draft.id, item?.name)}>{item ? title : draft.title}</Link>
      <h1>{item ? fill(items.title, { title }) : title}</h1>
      {item ? (
        <Address {...loaderData} item={item} answer={actionData} />
      ) : (
        <NewItem {...loaderData} answer={actionData} />
      )}
    </>
  );
}

function NewItem({ items, languages, answer }: Data & { answer: Answer }) {
  const typed = answer?.fields;
  const kinds = itemFolders.map((value) => ({ value, text: items.kinds[value] }));
  const isAboutAddress = answer && answer.outcome !== "title";
  return (
    <Form method="post" className="stack">
      <RadioField
        id="folder"
        name="folder"
        label={items.kind}
        choices={kinds}
        chosen={typed?.folder ?? itemFolders[0]}
      />
      {languages.map(([code, name]) => (
        <TextField
          key={code}
          id={`title-${code}`}
          name={`title-${code}`}
          label={fill(items.titleIn, { language: name })}
          lang={code}
          defaultValue={typed?.[`title-${code}`]}
          error={answer?.outcome === "title" ? items.results.title : undefined}
        />
      ))}
      <TextField
        id="slug"
        name="slug"
        label={items.slug}
        hint={items.slugHint}
        defaultValue={typed?.slug}
        error={isAboutAddress ? items.results[answer.outcome] : undefined}
      />
      <Button type="submit" name="do" value="create">
        {items.create}
      </Button>
    </Form>
  );
}

type AddressProps = Data & { item: NonNullable<Data["item"]>; answer: Answer };

function Address({ items, draft, item, answer }: AddressProps) {
  const problem = answer && items.results[answer.outcome];
  return (
    <>
      <Card title={items.address} note={item.address}>
        <Form method="post" className="stack">
          <TextField
            id="slug"
            name="slug"
            label={items.slug}
            hint={items.renameHint}
            defaultValue={answer?.fields.slug ?? item.slug}
            error={problem}
          />
          <Button type="submit" name="do" value="rename" ghost>
            {items.rename}
          </Button>
        </Form>
      </Card>
      <Card title={items.removeTitle} note={items.removeText}>
        <Form method="post" className="row">
          <Button type="submit" name="do" value="remove" ghost>
            {items.remove}
          </Button>
          <Link to={draftAddress(draft.id, item.name)}>{items.keep}</Link>
        </Form>
      </Card>
    </>
  );
}
