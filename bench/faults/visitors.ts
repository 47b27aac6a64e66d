import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { postForm } from "../../e2e/posted-forms.ts";
import { postedContact } from "../../testing/samples.ts";
import type { Bench } from "./fault.ts";

export type Answer = {
  /** 0 where no answer came. */
  status: number;
  ms: number;
  reference?: string | undefined;
  retryAfter?: string | undefined;
  /** Why no answer came, as the system calls it. */
  failure?: string;
};

export type Crowd = {
  /** What visitors were told: the reference of each message, which also is its key. */
  receipts: Map<string, string>;
  answers: Answer[];
  /** No new forms; those under way are sent until they are taken. */
  finish(): Promise<void>;
};

type Habits = {
  visitors: number;
  /** Milliseconds from one form of a visitor to the next; without it the next one follows at once. */
  every?: number;
  email?: (message: string) => string;
};

/** The request number that an answer shows. */
export function referenceIn(text: string): string | undefined {
  return /\b[2-9B-Z]{4}-[2-9B-Z]{4}\b/.exec(text)?.[0];
}

/**
 * Visitors with script, who send contact forms with a key, and send a form again under the same key until somebody
 * tells them that it was received.
 */
export function startCrowd(bench: Bench, baseUrl: string, { visitors, every = 0, email = ownAddress }: Habits): Crowd {
  const receipts: Crowd["receipts"] = new Map();
  const answers: Answer[] = [];
  let finishing = false;
  let isOver = false;
  // Nobody stays behind where a row broke off.
  bench.onEnd(() => {
    finishing = isOver = true;
  });

  async function sendOne(message: string): Promise<void> {
    while (!isOver) {
      const answer = await sendContact(baseUrl, { message, key: message, email: email(message) });
      answers.push(answer);
      if (answer.reference) return void receipts.set(message, answer.reference);
      await pause(50);
    }
  }

  async function visitor(index: number): Promise<void> {
    await pause((every * index) / visitors);
    while (!finishing) {
      const next = performance.now() + every;
      await sendOne(randomUUID());
      if (!finishing) await pause(Math.max(0, next - performance.now()));
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  return {
    receipts,
    answers,
    async finish() {
      finishing = true;
      await all;
    },
  };
}

/** Of their own, so that everybody gets a confirmation. */
export function ownAddress(message: string): string {
  return `${message}@kordongida.example`;
}

/** Sends a contact form as the app does: to the payload of its page. */
async function sendContact(baseUrl: string, fields: Record<string, string>): Promise<Answer> {
  const began = performance.now();
  try {
    const response = await postForm(`${baseUrl}/iletisim.data`, postedContact(fields));
    const text = await response.text();
    const retryAfter = response.headers.get("Retry-After") ?? undefined;
    const reference = response.ok ? referenceIn(text) : undefined;
    return { status: response.status, ms: performance.now() - began, reference, retryAfter };
  } catch (error) {
    return { status: 0, ms: performance.now() - began, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): string {
  const { cause, name } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
