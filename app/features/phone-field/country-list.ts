import { fold } from "../../../domain/search/words.ts";

export type ListState = {
  open: boolean;
  /** The row the keys have reached; -1 where there is none yet. */
  active: number;
  /** The letters typed so far, and when the last one came. */
  typed: string;
  typedAt: number;
};

export const closedList: ListState = { open: false, active: -1, typed: "", typedAt: 0 };

type List = { names: readonly string[]; selected: number };
type Pressed = { state: ListState; chosen?: number };

const typeAheadMs = 1_000;

/** What a key does to the list; undefined where the key means nothing to it. */
export function pressKey(key: string, before: ListState, list: List, now: number): Pressed | undefined {
  const state = now - before.typedAt < typeAheadMs ? before : { ...before, typed: "" };
  if (isTyping(key, state)) return typed(state.typed + key, state, list, now);
  if (key === "Backspace" && state.typed !== "") return typed([...state.typed].slice(0, -1).join(""), state, list, now);
  if (key === "Escape" && state.open) return { state: closedList };
  if (key === "Enter" || key === " ") return state.open ? chosen(state) : { state: openedList(list) };
  const to = destination(key, state.active, list.names.length);
  if (to === undefined) return undefined;
  return { state: state.open ? { ...state, active: to } : openedList(list) };
}

/** A list opens at the row that is selected. */
export function openedList({ selected }: Pick<List, "selected">): ListState {
  return { ...closedList, open: true, active: selected };
}

/** A letter begins a word; within one, spaces and signs count too. */
function isTyping(key: string, { typed }: ListState): boolean {
  return [...key].length === 1 && (typed !== "" || /\p{L}/u.test(key));
}

function typed(text: string, state: ListState, list: List, now: number): Pressed {
  const { active } = state.open ? state : openedList(list);
  const found = text === "" ? -1 : list.names.findIndex((name) => fold(name).startsWith(fold(text)));
  return { state: { open: true, active: found === -1 ? active : found, typed: text, typedAt: now } };
}

function chosen({ active }: ListState): Pressed {
  return active === -1 ? { state: closedList } : { state: closedList, chosen: active };
}

function destination(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

export const visibleRows = 7;

/** Pixels above and below the view. */
export const defaultBuffer = 200;
const maxRows = 1_000;

type Rows = { first: number; end: number };
type Scrolled = { count: number; rowHeight: number; scrollTop: number; buffer?: number };

/** The rows to render: those in view and a little more on both sides, from `first` up to, not including, `end`. */
export function listWindow({ count, rowHeight, scrollTop, buffer = defaultBuffer }: Scrolled): Rows {
  const first = Math.max(0, Math.floor((scrollTop - buffer) / rowHeight));
  const end = Math.ceil((scrollTop + visibleRows * rowHeight + buffer) / rowHeight);
  return { first: Math.min(first, count), end: Math.min(end, count, first + maxRows) };
}

/** Where a list is scrolled to so that a row stands fourth, or as near to it as the ends of the list allow. */
export function scrollTopFor(row: number, count: number, rowHeight: number): number {
  const furthest = Math.max(0, (count - visibleRows) * rowHeight);
  return Math.min(Math.max(0, (row - 3) * rowHeight), furthest);
}
