import type { Way } from "./requests.ts";

export type EngineName = "SQLite" | "PostgreSQL";
/** A submission is the last post of a quote, which makes a lead of a draft; a quote is all of its wizard. */
export type Form = "contact" | "submission" | "quote";
export type Case = { form: Form; way: Way; worker: "on" | "off" };

/** As `npm start` runs it, the worker delivers in the same process; with WORKER=off `npm run worker` would. */
export const cases: readonly Case[] = [
  { form: "contact", way: "script", worker: "on" },
  { form: "contact", way: "script", worker: "off" },
  { form: "contact", way: "document", worker: "on" },
  { form: "submission", way: "script", worker: "on" },
  { form: "submission", way: "script", worker: "off" },
  { form: "quote", way: "script", worker: "on" },
  { form: "quote", way: "script", worker: "off" },
  { form: "quote", way: "document", worker: "on" },
];

/** What the goal is about: a visitor with script sends a form or submits a quote, and SQLite keeps it. */
export const goal = { engine: "SQLite", forms: ["contact", "submission"], way: "script", perSecond: 200 } as const;
