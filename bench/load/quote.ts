import { setImmediate as nextTurn } from "node:timers/promises";
import { formValues } from "../../domain/quote/field-names.ts";
import { readPackages } from "../../domain/quote/links.ts";
import { postedQuoteContact } from "../../testing/samples.ts";
import type { Connection, Reply } from "./connection.ts";
import type { Journey } from "./drive.ts";
import { get, nextVisitor, post, someAddress, type Way } from "./requests.ts";

export const wizard = "/yonetilen-hizmetler/teklif-al";
export const page = "yonetilen-hizmetler-teklif-al";
const thanks = "/yonetilen-hizmetler/teklif-al-tesekkurler";
/** Of a package link. */
export const chosen = "os.b4.p12_san";
const packages = formValues(readPackages(chosen));

let numbers = 0;

/** A mobile number that nobody else has; its last two digits say on which connection it is used. */
export function numberOf(index: number): string {
  const number = numbers++;
  return `+9053${number % 10}${String(Math.floor(number / 10) % 100_000).padStart(5, "0")}${tailOf(index)}`;
}

function tailOf(index: number): string {
  return String(index % 100).padStart(2, "0");
}

export function contactFields(phone: string): Record<string, string> {
  return postedQuoteContact({ email: someAddress(), tel: phone, website: "" });
}

/**
 * The whole wizard as a browser walks through it: each step is posted, and the page it leads to is fetched. What took
 * how long is the post of the code, which acknowledges the request.
 */
export function quoteJourney(port: number, way: Way, codeOf: (tail: string) => Promise<string>): Journey {
  return async (connection, index) => {
    const walk = visitor(connection, port, way);
    await walk.post(1, { form: "services", ...packages }, 2);
    await walk.see(2);
    await walk.post(2, { form: "details", ...packages }, 3);
    await walk.see(3);
    await walk.see(4);
    await walk.post(4, contactFields(numberOf(index)), 4);
    await walk.see(4);
    const code = await codeOf(tailOf(index));
    const began = performance.now();
    await walk.post(4, { form: "code", code }, "thanks");
    const took = performance.now() - began;
    await walk.see("thanks");
    return took;
  };
}

function visitor(connection: Connection, port: number, way: Way) {
  const address = nextVisitor();
  const wanted = way === "script" ? "payload" : "document";
  let cookie = "";
  const about = (step: Step) => {
    const place = step === "thanks" ? { path: thanks } : { path: wizard, query: `?step=${step}` };
    return { visitor: address, cookie, ...place };
  };
  return {
    async post(step: Step, fields: Record<string, string>, next: Step): Promise<void> {
      const reply = await connection.send(post(port, { wanted, ...about(step) }, fields));
      if (way === "script") expectRedirect(reply, next);
      else expectStatus(reply, 303);
      cookie = /\r\nset-cookie: ([^;]+)/i.exec(reply.head)?.[1] ?? cookie;
    },
    async see(step: Step): Promise<void> {
      expectStatus(await connection.send(get(port, { wanted, ...about(step) })), 200);
    },
  };
}

type Step = number | "thanks";

/** Script is told where to go on: React Router's redirect of a payload. */
export function expectRedirect(reply: Reply, next: Step): void {
  expectStatus(reply, 202);
  const body = reply.body.toString();
  const to = next === "thanks" ? thanks : `${wizard}?step=${next}`;
  if (!body.includes(JSON.stringify(to))) throw new Error(`The wizard leads elsewhere: ${body.slice(0, 300)}`);
}

function expectStatus({ status, head, body }: Reply, wanted: number): void {
  if (status !== wanted) throw new Error(`The wizard answered ${status}: ${head}\n${body.toString().slice(0, 300)}`);
}

/** Finds the codes in what the server prints when it has no SMS provider. */
export function printedCodes(log: () => readonly string[]): (tail: string) => Promise<string> {
  const codes = new Map<string, string>();
  let read = 0;
  return async (tail) => {
    for (;;) {
      for (const text of log().slice(read)) {
        for (const [, end = "", code = ""] of text.matchAll(/SMS to \*+(\d\d): [^#]*#(\d{6})/g)) codes.set(end, code);
      }
      read = log().length;
      const code = codes.get(tail);
      codes.delete(tail);
      if (code) return code;
      await nextTurn();
    }
  };
}
