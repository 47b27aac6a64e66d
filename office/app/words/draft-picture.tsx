import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { TextArea, TextField } from "../../../app/ui/field.tsx";
import control from "../../../app/ui/field-control.module.css";
import { drawingsOf, pictureFieldsOf } from "../../../copy/view/picture-fields.ts";
import { mostPictureBytes } from "../../../copy/view/picture-limits.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import {
  type PictureAnswer,
  removePicture,
  saveDrawing,
  savePicture,
} from "../../../server/use-cases/copy/change-picture.ts";
import { openText } from "../../../server/use-cases/copy/draft-texts.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { callContext, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf, signedInOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { KeepTyped } from "../ui/keep-typed.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { isUnsent, sendOrKeep } from "../ui/unsent.tsx";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/draft-picture.ts";
import drafts from "./drafts.module.css";
import { draftAddress, drawingAddress, pictureAddress } from "./filters.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { altsIn, readUpload } from "./picture-upload.server.ts";
import styles from "./pictures.module.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { settings, tickets } = servicesOf(context);
  const locale = localeOf(context);
  const signedIn = signedInOf(context);
  const { searchParams } = new URL(request.url);
  const more = Math.min(50, Math.max(0, Math.trunc(Number(searchParams.get("more")) || 0)));
  return withWords(context, async (words) => {
    const opened = await openText(words, params.draft, params["*"]);
    const key = searchParams.get("field") ?? "";
    const field = opened && pictureFieldsOf(opened.text).find((one) => one.key === key);
    if (!opened || !field || !signedIn) throw data("no such photograph", { status: 404 });
    const { draft, text } = opened;
    const ticket = tickets.give({ draft: draft.id, person: signedIn.person.number, session: signedIn.session.id });
    const { file, alts, state, slot, least } = field;
    return {
      pictures: dictionary(locale).pictures,
      drafts: dictionary(locale).drafts,
      title: (await nameIn(words, text, locale)).replace(/\.$/, ""),
      draft: draft.id,
      text: text.name,
      field: key,
      slot,
      least,
      state,
      source: file && `${settings.preview.origin}/pictures/${file}?${new URLSearchParams({ ticket })}`,
      languages: localeCodes.map((code) => ({ code, name: languageName(code, locale), alt: alts[code] ?? "" })),
      drawings: slot === "cover" ? drawingsOf(text, more) : undefined,
      more,
      done: searchParams.get("done") ?? "",
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("field") ?? "";
  const sent = await readUpload(request);
  const { fields, bytes } = sent;
  if (sent.error) servicesOf(context).reportFailure(sent.error, context.get(callContext).id);
  const person = personOf(context).number;
  const about = { draft: params.draft, text: params["*"], key, person, seen: fields.state ?? "" };
  const alts = altsIn(fields);
  const wanted = fields.do ?? "save";
  const answer = await withWords(context, async (words): Promise<PictureAnswer> => {
    if (sent.outcome) return { outcome: sent.outcome };
    if (wanted === "draw") return saveDrawing(words, { ...about, seed: fields.seed ?? "" });
    if (wanted === "remove") return removePicture(words, about);
    return savePicture(words, { ...about, bytes, alts });
  });
  const { outcome } = answer;
  if (outcome === "missing") throw data("no such photograph", { status: 404 });
  const done = wanted === "draw" ? "drawn" : wanted === "remove" ? "removed" : "saved";
  if (outcome === "saved") {
    const to = pictureAddress(params.draft, params["*"], key);
    throw redirect(`${to}&${new URLSearchParams({ done })}`);
  }
  return { outcome, alts };
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { pictures, title, slot } = loaderData;
  return pageTitle(matches, fill(pictures.title, { text: title, place: pictures.places[slot] }));
};

type Data = Route.ComponentProps["loaderData"];
type Answer = Route.ComponentProps["actionData"];

/** The photograph of a text with its words in each language, and for a cover the drawing that stands without one. */
export default function DraftPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, title, draft, text, drawings, source, done } = loaderData;
  const said = Object.entries(pictures.results).find(([name]) => name === done && !actionData)?.[1];
  return (
    <>
      <Link to={draftAddress(draft, text)}>{title}</Link>
      <h1>{fill(pictures.title, { text: title, place: placeName(loaderData) })}</h1>
      <p role="status">{said}</p>
      <Cards>
        <Photograph {...loaderData} answer={actionData} />
        {drawings && (
          <Card title={pictures.drawing.title} note={source ? pictures.drawing.hidden : pictures.drawing.text}>
            <Drawings {...loaderData} drawings={drawings} />
          </Card>
        )}
      </Cards>
    </>
  );
}

/** Which of several it is, where it stands in an entry of a list. */
function placeName({ pictures, drafts, slot, field }: Data): string {
  const at = /\.(\d+)\./.exec(field)?.[1];
  const place = pictures.places[slot];
  return at === undefined ? place : `${place}, ${fill(drafts.list.entry, { number: Number(at) + 1 })}`;
}

type Chosen = { size: { width: number; height: number } } | { problem: string };

function Photograph({ answer, ...loaded }: Data & { answer: Answer }) {
  const { pictures, drafts, slot, least, state, source, languages } = loaded;
  const { photo, results } = pictures;
  const form = useRef<HTMLFormElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const { state: going } = useNavigation();

  // What was chosen is saved now; where it was refused it stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photograph is another one
  useEffect(() => {
    if (answer) return;
    form.current?.reset();
    setChosen(undefined);
  }, [state]);

  const size = sizeOf(least);
  const problem = chosen && "problem" in chosen ? chosen.problem : undefined;
  const isUnsaved = () => {
    const typed = form.current && new FormData(form.current);
    const file = typed?.get("picture");
    const isOther = languages.some(({ code, alt }) => typed?.get(`alt-${code}`) !== alt);
    return going === "idle" && (isOther || (file instanceof File && file.name !== ""));
  };

  /** Shown and measured by the browser; nobody else opens it before the build. */
  async function show({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = files ?? [];
    if (!file) return setChosen(undefined);
    if (file.size > mostPictureBytes) return setChosen({ problem: results["too-large"] });
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return setChosen({ problem: results.kind });
    const { width, height } = picture;
    draw(canvas.current, picture);
    const isSmall = width < least.width || height < least.height;
    setChosen(
      isSmall ? { problem: fill(results.small, { size: sizeOf(picture), least: size }) } : { size: { width, height } },
    );
  }

  return (
    <Card title={photo.title} note={source || chosen ? undefined : photo.none}>
      <div className={styles.frame} data-slot={slot} hidden={!source && !chosen}>
        {source && !chosen && <img src={source} alt={languages[0]?.alt ?? ""} />}
        <canvas ref={canvas} hidden={!chosen} />
      </div>
      {chosen && "size" in chosen && <p className="muted">{fill(photo.chosen, { size: sizeOf(chosen.size) })}</p>}
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="stack"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (problem) event.preventDefault();
        }}
      >
        <TextField
          id="picture"
          name="picture"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={source ? photo.replace : photo.choose}
          hint={`${fill(photo.rules, { size, most: mostPictureBytes / (1024 * 1024) })} ${photo.privacy}`}
          error={problem ?? fileProblem(answer, pictures)}
          onChange={show}
        />
        <input type="hidden" name="state" value={state} />
        {languages.map(({ code, name, alt }) => (
          <Alt key={`${code} ${state}`} {...{ code, name, alt, answer, pictures }} />
        ))}
        <div className="row">
          <Button type="submit" name="do" value="save">
            {photo.save}
          </Button>
        </div>
        <Result answer={answer} pictures={pictures} drafts={drafts} />
      </Form>
      {source && (
        <Form method="post" className="row">
          <input type="hidden" name="state" value={state} />
          <Button type="submit" name="do" value="remove" ghost small>
            {photo.remove}
          </Button>
        </Form>
      )}
      <KeepTyped words={drafts.leave} isTyped={isUnsaved} />
    </Card>
  );
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return;
  const scale = Math.min(1, 1200 / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

type Words = Data["pictures"];
const ofFile = ["file", "kind", "too-large", "pixels", "damaged", "unread"] as const;

function fileProblem(answer: Answer, { results }: Words): string | undefined {
  const code = isUnsent(answer) ? undefined : ofFile.find((one) => one === answer?.outcome);
  return code && results[code];
}

type AltProps = { code: Locale; name: string; alt: string; answer: Answer; pictures: Words };

function Alt({ code, name, alt, answer, pictures: { photo, results } }: AltProps) {
  const typed = answer && "alts" in answer ? answer.alts[code] : undefined;
  const isEmpty = typed?.trim() === "" && !isUnsent(answer) && answer?.outcome === "alt";
  return (
    <TextArea
      id={`alt-${code}`}
      name={`alt-${code}`}
      label={fill(photo.alt, { language: name })}
      hint={photo.altHint}
      lang={code}
      className={`${control.control} ${drafts.line}`}
      rows={1}
      spellCheck
      defaultValue={typed ?? alt}
      error={isEmpty ? results.alt : undefined}
    />
  );
}

/** What is about no field; a session that is over leaves the page as it is, with the file that was chosen. */
function Result({ answer, pictures: { results }, drafts }: Pick<Data, "pictures" | "drafts"> & { answer: Answer }) {
  const { words } = useRoot();
  if (!answer) return null;
  if (isUnsent(answer)) {
    if (answer.outcome === "failed") return <p role="alert">{words.unsent}</p>;
    return (
      <p role="alert">
        {words.sessionOver.title} {words.sessionOver.text}{" "}
        <a href="/sign-in?to=/you" target="_blank" rel="noopener">
          {words.sessionOver.signIn}
        </a>
      </p>
    );
  }
  if (ofFile.some((one) => one === answer.outcome) || answer.outcome === "alt") return null;
  const own = results[answer.outcome as keyof typeof results];
  return <p role="alert">{own ?? drafts.codes[answer.outcome as keyof typeof drafts.codes] ?? results.layout}</p>;
}

/** Drawn by the program that draws those of the site; chosen like any other answer of a form. */
function Drawings({ pictures: { drawing }, drawings, state, draft, text, field, more }: Data & { drawings: Drawn }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="state" value={state} />
      <fieldset className={styles.drawings} aria-label={drawing.label}>
        {drawings.map(({ seed, art, number, isChosen }) => (
          <label key={seed}>
            <input type="radio" name="seed" value={seed} defaultChecked={isChosen} />
            <img src={drawingAddress(art)} alt="" width="1200" height="800" />
            <span>{number === 0 ? drawing.own : fill(drawing.other, { number })}</span>
          </label>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" name="do" value="draw" ghost>
          {drawing.save}
        </Button>
        <Link to={`${pictureAddress(draft, text, field)}&more=${more + 1}`} preventScrollReset>
          {drawing.more}
        </Link>
      </div>
    </Form>
  );
}

type Drawn = NonNullable<Data["drawings"]>;
