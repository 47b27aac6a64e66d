import {
  createContext,
  createCookie,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { facts } from "../../copy/facts.ts";
import type { Person, Room } from "../../domain/office/person.ts";
import { mayEnter } from "../../domain/office/person.ts";
import { fill } from "../../domain/slots.ts";
import { withTimeout } from "../../domain/with-timeout.ts";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import {
  type Caller,
  callContext,
  isForgedPost,
  isOwnOrigin,
  type OfficeServices,
  productionTimeouts,
  type SignedIn,
  servicesOf,
} from "../services.server.ts";
import { dictionary } from "./dictionary.server.ts";
import type { Refusal, RootData } from "./ui/use-root.ts";

type Context = Readonly<RouterContextProvider>;
type Entered = { person: Person; token: string };
type Middleware = MiddlewareFunction<Response>;

/** Who asks; null where nobody is signed in. */
const signedInContext = createContext<SignedIn | null>(null);
const localeContext = createContext<Locale>(defaultLocale);
/** A page says that something failed. Script gets data instead, and keeps what was typed by itself. */
export const failedContext = createContext(false);

const thirtyDays = 30 * 24 * 60 * 60;
const oneYear = 365 * 24 * 60 * 60;

/** The name with __Host- makes browsers refuse one that any other host, or http, could have set. */
function sessionCookie({ settings }: OfficeServices) {
  const secure = settings.origin.startsWith("https:");
  const name = secure ? "__Host-office" : "office";
  return createCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: thirtyDays });
}

/** Stays after signing out: a browser that its person used before has a limit of its own for sign-in mails. */
function browserCookie({ settings }: OfficeServices) {
  const secure = settings.origin.startsWith("https:");
  const name = secure ? "__Host-office_browser" : "office_browser";
  return createCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: oneYear });
}

/** For whoever has not signed in yet: a person's own choice is kept with the person. */
function languageCookie({ settings }: OfficeServices) {
  const secure = settings.origin.startsWith("https:");
  return createCookie("office_language", { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: thirtyDays });
}

/**
 * A POST of another site changes nothing; everything else learns who asks and in which language. A form that failed
 * comes back with what was typed.
 */
export const openCall: Middleware = async ({ request, context }, next) => {
  const services = servicesOf(context);
  if (request.method !== "GET" && request.method !== "HEAD" && isForged(request, services)) {
    services.log.warn({ id: context.get(callContext).id }, "a form of another site was refused");
    throw data({ root: rootData(context) }, { status: 403 });
  }
  const { id } = context.get(callContext);
  const form = isPlainForm(request) ? request.clone() : undefined;
  const response = await withTimeout(productionTimeouts.render, respond()).catch((error) => {
    if (!(error instanceof Error)) throw error;
    services.reportFailure(error, id);
    return "failed" as const;
  });
  if (response === "late") services.log.error({ id }, "a screen took too long");
  if (response instanceof Response && !(form && context.get(failedContext))) return response;
  const { pathname, search } = new URL(request.url);
  const again = form && { path: ownPath(pathname + search), fields: await fieldsOf(form) };
  const root = rootData(context);
  throw data({ root, message: root.words.failed, again } satisfies Refusal, { status: 503 });

  async function respond(): Promise<Response> {
    const cookies = request.headers.get("Cookie");
    const token: unknown = await sessionCookie(services).parse(cookies);
    const signedIn = typeof token === "string" ? await services.signIn.personBy(token) : undefined;
    context.set(signedInContext, signedIn ?? null);
    const chosen = readLocale(await languageCookie(services).parse(cookies));
    context.set(localeContext, signedIn?.person.language ?? chosen ?? defaultLocale);
    return next();
  }
};

function isPlainForm({ method, headers }: Request): boolean {
  return method === "POST" && (headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

function isForged(request: Request, { settings }: OfficeServices): boolean {
  const headers = Object.fromEntries(request.headers);
  const protocol = new URL(settings.origin).protocol.slice(0, -1);
  return isForgedPost(headers, (origin) => isOwnOrigin(origin, settings.origin, protocol, headers.host));
}

/** Addresses that only take a form, and the screen where it stands: they could not show it again. */
const screens = new Map([
  ["/export/file", "/export"],
  ["/you/passkeys", "/you"],
]);

/**
 * Whoever is not signed in is asked to, and comes back afterwards. A form that met the end of a session gets back what
 * it sent: the answer is a page with all of it, to be sent again, and nothing is kept here.
 */
export const requirePerson: Middleware = async ({ request, context }, next) => {
  if (context.get(signedInContext)) return next();
  const { pathname, search } = new URL(request.url);
  const path = ownPath(pathname + search);
  const screen = screens.get(pathname);
  if (screen) throw redirect(`/sign-in?${new URLSearchParams({ to: screen + search })}`);
  const type = (request.method === "POST" && request.headers.get("Content-Type")) || "";
  const read = type.startsWith("multipart/") ? fieldsAfterFile : fieldsOf;
  const fields = type.includes("form") ? await read(request) : {};
  if (Object.keys(fields).length > 0) {
    throw data({ root: rootData(context), again: { path, fields } } satisfies Refusal, { status: 401 });
  }
  const to = request.method === "GET" ? path : "/";
  throw redirect(to === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ to })}`);
};

/** To whom a room is not open it names the admins; nothing of the room is read. */
export function requireRoom(room: Room): Middleware {
  return async ({ context }, next) => {
    if (mayEnter(room, personOf(context))) return next();
    const admins = adminsAmong(await servicesOf(context).office.people.list());
    throw data({ root: rootData(context), admins } satisfies Refusal, { status: 403 });
  };
}

/** Whom to ask for what one may not do. */
export function adminsAmong(people: readonly Person[]): Pick<Person, "name" | "mail">[] {
  const admins = people.filter(({ roles, endedAt }) => roles.includes("admin") && endedAt === undefined);
  return admins.map(({ name, mail }) => ({ name, mail }));
}

/** What stands around every screen; a refusal brings it along, because no loader has run for it. */
export function rootData(context: Context): RootData {
  const locale = localeOf(context);
  const person = signedInOf(context)?.person;
  const { name } = facts(locale);
  const words = dictionary(locale).frame;
  return {
    locale,
    company: name.toLowerCase(),
    words: { ...words, title: fill(words.title, { company: name }) },
    person: person && { name: person.name, roles: person.roles, hasLetterKeys: person.hasLetterKeys },
  };
}

export function signedInOf(context: Context): SignedIn | null {
  return context.get(signedInContext);
}

/** Behind `requirePerson` somebody is always there. */
export function personOf(context: Context): Person {
  const signedIn = context.get(signedInContext);
  if (!signedIn) throw redirect("/sign-in");
  return signedIn.person;
}

export function localeOf(context: Context): Locale {
  return context.get(localeContext);
}

export function callerOf(request: Request, context: Context): Caller {
  const { clientAddress } = context.get(callContext);
  return { clientAddress, userAgent: request.headers.get("User-Agent") ?? "" };
}

/** The headers that begin a session in this browser, or end it. */
export async function sessionHeaders(context: Context, entered: Entered | undefined): Promise<HeadersInit> {
  const services = servicesOf(context);
  const session = sessionCookie(services);
  if (!entered) return { "Set-Cookie": await session.serialize("", { maxAge: 0 }) };
  const browser = browserCookie(services).serialize(services.signIn.browserToken(entered.person.mail));
  return [
    ["Set-Cookie", await session.serialize(entered.token)],
    ["Set-Cookie", await browser],
  ];
}

/** What `sessionHeaders` left in this browser at the last sign-in. */
export async function browserTokenOf(request: Request, context: Context): Promise<string> {
  const token: unknown = await browserCookie(servicesOf(context)).parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : "";
}

export async function languageHeaders(context: Context, locale: Locale): Promise<HeadersInit> {
  return { "Set-Cookie": await languageCookie(servicesOf(context)).serialize(locale) };
}

export function readLocale(value: unknown): Locale | undefined {
  return localeCodes.find((code) => code === value);
}

/** An address of the office itself, such as that of a lead; whatever leads elsewhere is the first page. */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > 500) return "/";
  const base = "http://office.invalid";
  const url = URL.parse(value, base);
  // Of "/..//host" the parser leaves "//host", which is another origin.
  if (url?.origin !== base || url.pathname.startsWith("//") || /[\\\p{Cc}]/u.test(value)) return "/";
  // The payload of a page is no page.
  return (url.pathname.replace(/(\/_)?\.data$/, "") || "/") + url.search;
}

/** What script sent as JSON; undefined where it is none. */
export function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Whether somebody looks at what is asked for, and not a browser ahead of them. */
export function isOpening({ method, headers }: Request): boolean {
  return method === "GET" && !/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? "");
}

/** One text for each name that a form sent, without the character that PostgreSQL cannot keep. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  return textsIn(await request.formData());
}

/** The texts that a form has beside a file, which is left unread: they stand in its last part. */
export async function fieldsAfterFile(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("Content-Type") ?? "";
  const [, boundary = ""] = /boundary="?([^";,]+)/i.exec(type) ?? [];
  let end = Buffer.alloc(0);
  for await (const chunk of request.body ?? []) end = Buffer.concat([end, chunk]).subarray(-64 * 1024);
  const start = end.indexOf(`--${boundary}\r\n`);
  if (boundary === "" || start < 0) return {};
  const parts = new Response(end.subarray(start), { headers: { "Content-Type": type } });
  return parts.formData().then(textsIn, () => ({}));
}

function textsIn(form: FormData): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value.replaceAll("\0", "");
  }
  return fields;
}
