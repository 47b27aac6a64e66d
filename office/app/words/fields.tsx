import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../app/ui/field.tsx";
import control from "../../../app/ui/field-control.module.css";
import type { FieldAnswer } from "../../../copy/editing/save-plan.ts";
import type { LinkTarget } from "../../../copy/view/link-targets.ts";
import type { FieldView, InputView } from "../../../copy/view/text-view.ts";
import { seenLength } from "../../../copy/view/typography.ts";
import { fill } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import type { Dictionary } from "../dictionary.server.ts";
import { useScript } from "../ui/use-script.ts";
import styles from "./drafts.module.css";
import { insertLink, LinkPicker } from "./link-picker.tsx";
import { mendWhileTyping } from "./typing.ts";

export type FieldWords = { drafts: Dictionary["drafts"]; words: Dictionary["words"] };
type Answers = Readonly<Record<string, FieldAnswer>>;

type Props = FieldWords & {
  field: FieldView;
  answers: Answers;
  /** What was last sent: whoever typed on meanwhile keeps that. */
  sent: RefObject<FormData | undefined>;
  /** What a link may lead to. */
  links?: readonly LinkTarget[] | undefined;
  onType?: ((language: Locale | undefined, text: string) => void) | undefined;
};

/** One field in every language, side by side. */
export function FieldPair({ field, drafts, words, ...rest }: Props) {
  const { label, kind, isOptional, inputs } = field;
  const [, about] = Object.entries(words.fieldKinds).find(([name]) => name === kind) ?? [];
  const notes = [about, isOptional ? drafts.text.optional : undefined].filter(Boolean).join(", ");
  const isShared = inputs.length === 1 && inputs[0]?.language === undefined;
  return (
    <fieldset className={styles.field} id={`field-${field.key}`}>
      <legend>
        {label || drafts.text.body} {notes && <small>({notes})</small>}
      </legend>
      {label === "" && <p className={styles.hint}>{drafts.text.bodyHint}</p>}
      <div className={isShared ? undefined : styles.pair}>
        {inputs.map((input) => (
          <FieldInput key={input.name} field={field} input={input} drafts={drafts} words={words} {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

/** The versions that a person has on screen: a save names them. */
export function SeenVersions({ seen }: { seen: Partial<Record<Locale, string>> }) {
  return Object.entries(seen).map(([code, version]) => (
    <input key={code} type="hidden" name={`seen-${code}`} value={version} />
  ));
}

type InputProps = Props & { input: InputView };

function FieldInput({ field, input, drafts, answers, ...rest }: InputProps) {
  const answer = answers[input.name];
  const isWrong = answer && answer.code !== "kept";
  const code = isWrong ? (drafts.codes[answer.code as keyof typeof drafts.codes] ?? drafts.codes.other) : undefined;
  const problems = [code, ...(answer ? [] : input.problems)].filter(Boolean).join(" ");
  const frame = {
    id: input.name,
    name: input.name,
    label: input.languageName ?? drafts.text.shared,
    error: problems || undefined,
    lang: input.language,
  };
  const choices = field.type === "yes-no" ? yesOrNo(drafts) : field.choices;
  const isTime = field.type === "date" || field.type === "moment";
  return (
    <div className={styles.input}>
      {field.type === "link" ? (
        <LinkField {...rest} field={field} input={input} drafts={drafts} answers={answers} frame={frame} />
      ) : choices || isTime ? (
        <Chosen input={input} answer={answer} drafts={drafts} sent={rest.sent} error={frame.error}>
          {(shown, error) =>
            choices ? (
              <SelectField {...frame} error={error} defaultValue={shown} choices={choices} empty={drafts.text.unset} />
            ) : (
              <TextField
                {...frame}
                error={error}
                defaultValue={shown}
                type={field.type === "date" ? "date" : "datetime-local"}
                hint={field.type === "moment" ? drafts.text.moment : undefined}
              />
            )
          }
        </Chosen>
      ) : (
        <Lines {...rest} field={field} input={input} drafts={drafts} answers={answers} frame={frame} />
      )}
      {answer?.now !== undefined && <Other input={input} now={answer.now} drafts={drafts} />}
      {!answer && input.canMend && (
        <Button type="submit" name="do" value={`mend:${input.name}`} ghost small>
          {drafts.text.mend}
        </Button>
      )}
    </div>
  );
}

function yesOrNo({ text }: Dictionary["drafts"]) {
  return [
    { value: "true", text: text.yes },
    { value: "false", text: text.no },
  ];
}

type ChosenProps = Pick<LinesProps, "input" | "drafts" | "sent"> & {
  answer: FieldAnswer | undefined;
  error: string | undefined;
  children: (shown: string, error: string | undefined) => ReactNode;
};

/** A choice follows what is saved, unless somebody chose otherwise and has not saved it: then they see both. */
function Chosen({ input, answer, drafts, sent, error, children }: ChosenProps) {
  const [shown, setShown] = useState(input.value);
  const [other, setOther] = useState<string>();
  useEffect(() => {
    const field = document.getElementById(input.name) as HTMLInputElement | HTMLSelectElement | null;
    const isUntouched = !field || [shown, input.value, sent.current?.get(input.name)].includes(field.value);
    if (isUntouched || answer) setShown(input.value);
    setOther(isUntouched || answer || input.value === shown ? undefined : input.value);
  });
  const conflict = other === undefined ? undefined : drafts.codes.conflict;
  return (
    <>
      <Fragment key={shown}>{children(answer?.typed ?? shown, error ?? conflict)}</Fragment>
      {other !== undefined && !answer && (
        <Other input={input} now={other} drafts={drafts} onTake={() => setOther(undefined)} />
      )}
    </>
  );
}

/** Where a link leads: one of all pages, sections, stories and news. Where script runs they can be searched. */
function LinkField({ input, drafts, answers, sent, links = [], frame }: LinesProps) {
  const isLive = useScript();
  const [isOpen, setOpen] = useState(false);
  const node = useRef<HTMLDivElement>(null);
  const answer = answers[input.name];
  const value = answer?.typed ?? input.value;
  const choices = links.map(({ target, text, address }) => ({
    value: target.replace(/^page:/, ""),
    text: `${text} (${address})`,
  }));
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  return (
    <div ref={node} className={styles.input}>
      <Chosen input={input} answer={answer} drafts={drafts} sent={sent} error={frame.error}>
        {(shown, error) => (
          <SelectField
            {...frame}
            error={error}
            defaultValue={shown}
            choices={isKnown ? choices : [{ value, text: value }, ...choices]}
            empty={drafts.text.unset}
          />
        )}
      </Chosen>
      {isLive && (
        <LinkPicker
          words={drafts.link}
          label={drafts.link.choose}
          links={links}
          isOpen={isOpen}
          setOpen={setOpen}
          onChoose={({ target }) => {
            const select = node.current?.querySelector("select");
            if (!select) return;
            select.value = target.replace(/^page:/, "");
            select.focus();
          }}
        />
      )}
    </div>
  );
}

type LinesProps = InputProps & { frame: { id: string; name: string; label: string; error: string | undefined } };

/** Text as people write it, with its length as it will be seen. */
function Lines({ field, input, words, drafts, answers, sent, links = [], onType, frame }: LinesProps) {
  const isLive = useScript();
  const [isLinking, setLinking] = useState(false);
  const node = useRef<HTMLTextAreaElement>(null);
  const before = useRef("");
  const answer = answers[input.name];
  const start = answer?.typed ?? input.value;
  const [text, setText] = useState(start);
  const saved = useRef(input.value);
  const isBody = field.label === "";
  /** What somebody else saved while this person was typing. */
  const [other, setOther] = useState<string>();

  // What is saved stands in the field, unless somebody typed on meanwhile or it was refused.
  useEffect(() => {
    const typed = node.current?.value.replaceAll("\r\n", "\n");
    const last = sent.current?.get(input.name);
    const isUntouched = typed === saved.current || typed === last;
    const isOthers = input.value !== saved.current && input.value !== last;
    if (typed === input.value) setOther(undefined);
    else if (node.current && !answer && isUntouched) {
      node.current.value = input.value;
      setText(input.value);
    } else if (!answer && isOthers) setOther(input.value);
    saved.current = input.value;
  }, [input.value, input.name, answer, sent]);

  return (
    <>
      <TextArea
        {...frame}
        error={frame.error ?? (other === undefined ? undefined : drafts.codes.conflict)}
        ref={node}
        className={`${control.control} ${isBody ? styles.body : styles.line}`}
        rows={isBody ? 24 : 1}
        defaultValue={start}
        spellCheck
        onFocus={({ currentTarget }) => {
          before.current = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.altKey && event.code === "KeyK" && isBody) {
            event.preventDefault();
            setLinking(true);
          }
          // Such a field has one line.
          if (event.key === "Enter" && !isBody && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        onInput={(event) => {
          const { currentTarget, nativeEvent } = event;
          const old = before.current;
          before.current = currentTarget.value;
          if (field.isProse) mendWhileTyping(currentTarget, old, nativeEvent as InputEvent);
          before.current = currentTarget.value;
          setText(currentTarget.value);
          onType?.(input.language, currentTarget.value);
        }}
      />
      {other !== undefined && !answer && (
        <Other input={input} now={other} drafts={drafts} onTake={() => setOther(undefined)} />
      )}
      {isBody && isLive && links.length > 0 && (
        <LinkPicker
          words={drafts.link}
          label={drafts.link.button}
          links={links}
          isOpen={isLinking}
          setOpen={setLinking}
          onChoose={(link) => insertLink(node.current, link)}
          hasAddresses
        />
      )}
      {Object.entries(input.facts).map(([name, fact]) => (
        <small key={name}>{`{{${name}}}: ${fact}`}</small>
      ))}
      {!isBody && field.isProse && <Meter words={words} count={seenLength(text, input.facts)} max={field.max} />}
    </>
  );
}

/** Each point is some of the characters that look good; how many there are is said beside it. */
function Meter({ words, count, max }: { words: Dictionary["words"]; count: number; max: number | undefined }) {
  if (max === undefined) return <small className={styles.length}>{fill(words.length, { count })}</small>;
  const isTooLong = count > max;
  return (
    <small className={styles.length} data-long={isTooLong || undefined}>
      <meter max={max} value={Math.min(count, max)} aria-hidden="true" />
      {fill(isTooLong ? words.tooLong : words.lengthOf, { count, max })}
    </small>
  );
}

type OtherProps = { input: InputView; now: string; drafts: Dictionary["drafts"]; onTake?: () => void };

/** What somebody else saved in the same field, to be taken instead of what one has typed. */
function Other({ input, now, drafts, onTake }: OtherProps) {
  return (
    <div className={styles.other}>
      <p className="muted">{fill(drafts.text.now, { language: input.languageName ?? drafts.text.shared })}</p>
      <blockquote lang={input.language}>{now}</blockquote>
      <div className="row">
        <Button
          type="submit"
          name="do"
          value={`take:${input.name}`}
          ghost
          small
          onClick={({ currentTarget }) => {
            const own = currentTarget.form?.elements.namedItem(input.name);
            if (own && "value" in own) own.value = now;
            onTake?.();
          }}
        >
          {drafts.text.take}
        </Button>
        <small>{drafts.text.keep}</small>
      </div>
    </div>
  );
}

/** What a form holds that is not saved; for whoever types with script this alone is sent. */
export function changedOnly(
  form: HTMLFormElement,
  fields: readonly FieldView[],
  submitter?: HTMLElement | null,
): FormData {
  const sending = new FormData(form, submitter);
  const asked = String(sending.get("do") ?? "");
  for (const { name, value } of fields.flatMap(({ inputs }) => inputs)) {
    const typed = sending.get(name);
    const isAsked = asked === `mend:${name}`;
    if (typeof typed === "string" && typed.replaceAll("\r\n", "\n") === value && !isAsked) sending.delete(name);
  }
  return sending;
}

/** Whether anything in a form waits to be saved. */
export function isChanged(form: HTMLFormElement | null, fields: readonly FieldView[]): boolean {
  if (!form) return false;
  const names = new Set(fields.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
  return [...changedOnly(form, fields).keys()].some((name) => names.has(name));
}
