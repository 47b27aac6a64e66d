import { data, Link } from "react-router";
import { pageAddress } from "../../../copy/view/text-addresses.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { openText } from "../../../server/use-cases/copy/draft-texts.ts";
import { pageAt } from "../../../site/href.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/draft-cards.ts";
import styles from "./cards.module.css";
import { type PageCard, pageCards } from "./cards.server.ts";
import { draftAddress, drawingAddress, studioAddress } from "./filters.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  return withWords(context, async (words) => {
    const opened = await openText(words, params.draft, params["*"]);
    const page = pageAddress(params["*"]);
    const found = page === undefined ? undefined : pageAt(page);
    if (!opened || !page || !found) throw data("no such page", { status: 404 });
    const { draft, text } = opened;
    const cards = await pageCards(servicesOf(context), draft.id, found);
    return {
      words: dictionary(locale).pictures.cards,
      title: (await nameIn(words, text, locale)).replace(/\.$/, ""),
      draft: draft.id,
      text: text.name,
      page,
      cards: cards.map((card) => ({ ...card, languageName: languageName(card.language, locale) })),
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData && fill(loaderData.words.title, { text: loaderData.title }));

type Words = Route.ComponentProps["loaderData"]["words"];
type Shown = Extract<PageCard, { title: unknown }>;

/** The page of a text as a search engine lists it and as a shared link shows it, in each language. */
export default function DraftCards({ loaderData }: Route.ComponentProps) {
  const { words, title, draft, text, page, cards } = loaderData;
  return (
    <>
      <Link to={draftAddress(draft, text)}>{title}</Link>
      <div className="between">
        <h1>{fill(words.title, { text: title })}</h1>
        <Link to={studioAddress(draft, page)}>{words.page}</Link>
      </div>
      <p className="muted">{words.intro}</p>
      <Cards>
        {cards.map((card) => (
          <Card key={card.language} title={card.languageName}>
            {"trouble" in card ? (
              <p>{words.trouble[card.trouble]}</p>
            ) : (
              <div className={`stack ${styles.card}`}>
                <h3>{words.search}</h3>
                <SearchResult card={card} />
                <Fits card={card} words={words} />
                <h3>{words.share}</h3>
                <SharedLink card={card} />
              </div>
            )}
          </Card>
        ))}
      </Cards>
      <p className="muted">{words.drawn}</p>
    </>
  );
}

function SearchResult({ card: { language, crumbs, title, ending, description } }: { card: Shown }) {
  return (
    <div className={styles.result} lang={language}>
      <small>{crumbs.join(" › ")}</small>
      <b>
        {title.shown}
        {title.over === 0 && ending}
      </b>
      <p>{description.shown}</p>
    </div>
  );
}

function Fits({ card: { title, description, isListed }, words }: { card: Shown; words: Words }) {
  const said = [
    ...(isListed ? [] : [words.unlisted]),
    ...(title.over > 0 ? [fillCounted(words.titleCut, title.over, { count: title.over, max: title.max })] : []),
    ...(description.over > 0
      ? [fillCounted(words.descriptionCut, description.over, { count: description.over, max: description.max })]
      : []),
  ];
  return <p className="muted">{said.length > 0 ? said.join(" ") : words.whole}</p>;
}

/** The picture as the build will draw it: the drawing, and over its dark side the title. */
function SharedLink({ card: { language, crumbs, share } }: { card: Shown }) {
  const { company } = useRoot();
  const size = [30, 55, 90, 130].findIndex((most) => share.title.length <= most);
  const kind = share.art.split("/", 1)[0];
  return (
    <div className={styles.share} lang={language}>
      <div className={styles.picture} data-size={size} data-art={kind}>
        <img src={drawingAddress(share.art)} alt="" />
        <span>{company}</span>
        <div>
          <strong>{share.title}</strong>
          <small>{share.kicker}</small>
        </div>
      </div>
      <div className={styles.about}>
        <small>{crumbs[0]}</small>
        <b>{share.title}</b>
        <p>{share.description}</p>
      </div>
    </div>
  );
}
