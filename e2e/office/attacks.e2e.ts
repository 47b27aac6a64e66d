import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mayEnter, type Person, type Role, type Room, roles } from "../../domain/office/person.ts";
import routes from "../../office/app/routes.ts";
import { startMailServer } from "../../testing/outbox/mail-server.ts";
import { contactLead } from "../../testing/samples.ts";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { openPage } from "../browser.ts";
import { ask } from "../documents.ts";
import { cookieValue, type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;
const lead = contactLead({ reference: "7F3K-92QM" });

beforeAll(async () => {
  // The stricter of the two: it refuses text that SQLite takes.
  office = await startOffice({ DATABASE_URL: await emptyDatabase(), SECRET: "s".repeat(32), ...manyClients });
  await office.take(lead);
});
afterAll(() => office.stop());

/** Each caller may say which address it comes from, as behind a proxy. */
const manyClients = { TRUSTED_PROXIES: "127.0.0.1" };
let callers = 0;
const newCaller = () => `10.0.${callers >> 8}.${callers++ & 255}`;

/** With a name, and so an address, that nobody else has. */
const add = (name: string, role: Role) =>
  office.add({ name: `${name} ${crypto.randomUUID().replace(/[^a-f]/g, "")}`, roles: [role] });

type Posted = { fields: Record<string, string>; headers?: Record<string, string>; to?: RunningOffice };

function post(path: string, { fields, headers, to = office }: Posted): Promise<Response> {
  const own = { Origin: to.baseUrl, "X-Forwarded-For": newCaller() };
  const body = new URLSearchParams(fields);
  return fetch(to.baseUrl + path, { method: "POST", redirect: "manual", body, headers: { ...own, ...headers } });
}

type Address = { path: string; room: Room | undefined; isOpen: boolean };

/** Every address of the office, with the room it is in, from the table that React Router reads. */
function addressesIn(entries: RouteConfigEntry[], above: Partial<Address> = {}): Address[] {
  return entries.flatMap(({ path, file, index, children }) => {
    // The studio fills the window: it is of its room, and not in the room's layout.
    const [, room] = (/^(\w+)\/\1-room\.tsx$/.exec(file) ?? /^(words)\//.exec(file) ?? []) as [string?, Room?];
    const here = { room: room ?? above.room, isOpen: above.isOpen ?? file !== "signed-in.tsx" };
    if (children) return addressesIn(children, here);
    const filled = `/${index ? "" : path}`
      .replace(":reference", lead.reference)
      .replace(":id", "1")
      .replace("*", "none");
    return [{ path: filled, ...here }];
  });
}
const addresses = addressesIn(routes);

/** Where the payload of a page is. */
const payloadOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

test("nobody's and everybody's addresses answer to whoever may enter, and to nobody else", async () => {
  expect(addresses.filter(({ room }) => room === "leads").length).toBeGreaterThan(2);
  const nobody = await openPage({ baseUrl: office.baseUrl, path: "/sign-in" });
  const wrong: string[] = [];
  const people: (Person | undefined)[] = [undefined];
  for (const role of roles) people.push(await add("Rol", role));
  for (const person of people) {
    const page = person
      ? await openPage({ baseUrl: office.baseUrl, path: "/you", prepare: office.prepare(person.number) })
      : nobody;
    for (const { path, room, isOpen } of addresses) {
      if (isOpen) continue;
      const may = person !== undefined && (room === undefined || mayEnter(room, person));
      for (const [method, address] of [
        ["GET", path],
        ["GET", payloadOf(path)],
        ["POST", path],
        ["POST", payloadOf(path)],
      ] as const) {
        // Whoever signs out is not asked for the rest.
        if (may && (path === "/sign-out" || method === "POST")) continue;
        const shown = await answerTo(page, method, address);
        if (!shown.isRefused !== may) wrong.push(`${person?.roles} ${method} ${address}: ${shown.status}`);
        if (!may && shown.text.includes(lead.email)) wrong.push(`${person?.roles} reads ${address}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

async function answerTo(page: Page, method: string, address: string) {
  const headers = { Origin: office.baseUrl };
  const form = method === "POST" ? { form: { do: "note", note: "in", version: "1" } } : {};
  const response = await page.request.fetch(office.baseUrl + address, { method, headers, maxRedirects: 0, ...form });
  const text = await response.text();
  const [status, to] = [response.status(), response.headers().location ?? ""];
  // A payload says in itself where it leads. A form gets back what it sent, to be sent again after signing in.
  const away = /^\/(sign-in|words(?!\/))/;
  const isLedAway = status === 302 ? away.test(to) : status === 202 && /"\/(sign-in|words(?!\/))/.test(text);
  return { status, text, isRefused: isLedAway || status === 401 || status === 403 };
}

const odd = ["\0", "\ud83d%00", `-1${"x".repeat(5_000)}`, "__proto__"];

test("whatever is asked for or posted, at any address, nothing fails and every header is there", async () => {
  const admin = await add("Yonetici", "admin");
  const page = await openPage({ baseUrl: office.baseUrl, path: "/you", prepare: office.prepare(admin.number) });
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const names = "do text status form owner source period older newer token to answer note version day reference";
  const more = "mail name role number session id language outcome digest email phone key person value";
  const found: string[] = [];
  for (const { path } of addresses) {
    if (path === "/sign-out") continue;
    // Every field has another odd value each time, and two times are enough for all addresses together.
    for (const [time, value] of odd.slice(0, 2).entries()) {
      const oddAt = (place: number) => odd[(place + 2 * time) % odd.length] ?? value;
      const fields = Object.fromEntries(`${names} ${more}`.split(" ").map((name, place) => [name, oddAt(place)]));
      const query = new URLSearchParams({ ...fields, older: `${value}.${value}`, newer: "" });
      const headers = { Cookie: cookies };
      const answers = await Promise.all([
        fetch(`${office.baseUrl}${path}?${query}`, { headers, redirect: "manual" }),
        post(path, { fields, headers }),
        post(payloadOf(path), { fields: { ...fields, do: "save" }, headers }),
      ]);
      for (const answer of answers) {
        if (answer.status >= 500) found.push(`${path} ${JSON.stringify(value).slice(0, 30)}: ${answer.status}`);
        expectOurHeaders(answer.headers);
      }
    }
  }
  expect(found).toEqual([]);
  expect(office.log()).not.toContain('"failure"');
});

test("a form of another site leaves one line of warning in the log, and nothing of what it said", async () => {
  const ids: (string | null)[] = [];
  for (const Origin of ["https://evil.example", "null", "evil"]) {
    const refused = await post("/sign-in", { fields: { mail: "elif@yakamoz.example" }, headers: { Origin } });
    expect(refused.status).toBe(Origin === "evil" ? 400 : 403);
    ids.push(refused.headers.get("x-request-id"));
  }
  const lines = () =>
    office
      .log()
      .split("\n")
      .filter((line) => ids.some((id) => id && line.includes(id)));
  await expect.poll(() => lines().filter((line) => line.includes('"request"'))).toHaveLength(3);
  expect(lines().filter((line) => JSON.parse(line).level > 30)).toHaveLength(2);
  expect(lines().join()).not.toMatch(/evil\.example|elif|stack|at /);
});

test("pages, files, payloads and refusals carry what those of the site carry, and frame the pages of drafts alone", async () => {
  const site = await ask("/hakkimizda");
  const names = [...site.headers.keys()].filter((name) => !/^(content-.*|etag)$/.test(name));
  const own = ["cache-control", "date", "connection", "keep-alive", "vary", "x-request-id", "last-modified"];
  const protective = names.filter((name) => !own.includes(name));
  expect(protective.length).toBeGreaterThanOrEqual(5);
  const policy = (headers: Headers) =>
    headers.get("content-security-policy")?.replace(/ '(nonce|sha256)-[^']+'/g, "") ?? "";
  const file = /\/assets\/[^"]+\.js/.exec(await (await fetch(`${office.baseUrl}/sign-in`)).text())?.[0];
  const asked = ["/sign-in", "/", "/none", "/sign-in.data", file ?? "", "/icon.svg", "/%E0%A4%A", "/sign-in/sea.svg"];
  for (const path of asked) {
    const { headers } = await fetch(office.baseUrl + path, { redirect: "manual" });
    for (const name of protective) expect(headers.get(name), `${name} of ${path}`).toBe(site.headers.get(name));
    const frames = ` frame-src ${office.previewOrigin};`;
    const isPage = policy(headers).includes(frames);
    const own = policy(headers).replace(frames, "").replace(` data: ${office.previewOrigin};`, " data:;");
    expect(own, path).toBe(policy(site.headers));
    expect(isPage, path).toBe(/text\/html/.test(headers.get("content-type") ?? "") && path !== "/%E0%A4%A");
    expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f]{16}$/);
    expect(headers.get("x-powered-by"), path).toBeNull();
    const kept = path.startsWith("/assets/") ? /immutable/ : path.endsWith(".svg") ? /max-age/ : /^no-store$/;
    expect(headers.get("cache-control"), path).toMatch(kept);
  }
});

test("an address that is known is answered as one that is not, in the same words and no later", async () => {
  const silent = await startMailServer({ connection: "silence" });
  const asked = await startOffice({ SMTP_URL: silent.url, ...manyClients });
  try {
    const times = { known: [] as number[], unknown: [] as number[], ended: [] as number[] };
    const pages = new Set<string>();
    const count = 12;
    const people: Person[] = [];
    for (let i = 0; i < count; i++)
      people.push(await asked.add({ name: `Kisi ${"abcdefghijkl"[i]}`, roles: ["sales"] }));
    const ended = await asked.add({ name: "Ayrilan", roles: ["sales"] });
    await asked.office(({ people }) => people.change(ended.number, { version: 1, endedAt: Date.now() }));
    for (let i = 0; i < count; i++) {
      for (const [kind, mail] of [
        ["unknown", `stranger${i}@example.com`],
        ["known", people[i]?.mail ?? ""],
        ["ended", ended.mail],
      ] as const) {
        const started = performance.now();
        const answer = await post("/sign-in", { fields: { mail }, to: asked });
        const page = await answer.text();
        times[kind].push(performance.now() - started);
        pages.add(`${answer.status} ${page.replaceAll(/nonce="[^"]*"/g, "").replaceAll(mail, "")}`);
      }
    }
    expect(pages.size).toBe(1);
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const slowest = Math.max(median(times.known), median(times.ended), median(times.unknown));
    // The mail server keeps everybody waiting for seconds.
    expect(slowest - median(times.unknown)).toBeLessThan(100);
    await expect.poll(() => silent.connections()).toBeGreaterThan(0);
    // Nor does it keep the office from ending.
    const started = performance.now();
    await asked.end();
    expect(performance.now() - started).toBeLessThan(15_000);
  } finally {
    await asked.stop();
  }
});

test("whoever guesses links is shut out, even with the right one, while others come in", async () => {
  const { mail } = await add("Tahmin", "sales");
  await post("/sign-in", { fields: { mail } });
  await expect.poll(() => office.links(mail)).toHaveLength(1);
  const token = new URL((await office.links(mail))[0] ?? "").searchParams.get("token") ?? "";
  const headers = { "X-Forwarded-For": "10.9.9.9" };
  for (let i = 0; i < 30; i++) {
    const guess = await post("/sign-in/link", { fields: { token: `${token.slice(0, -2)}${10 + i}` }, headers });
    expect(guess.headers.getSetCookie()).toEqual([]);
  }
  const late = await post("/sign-in/link", { fields: { token }, headers });
  expect(late.headers.getSetCookie()).toEqual([]);
  const entered = await post("/sign-in/link", { fields: { token } });
  expect(entered.headers.getSetCookie()).toHaveLength(2);
});

test("a guessed or tampered cookie is nobody's", async () => {
  for (const value of [cookieValue("guess"), "%00", "x".repeat(4_000), encodeURIComponent("eyJhIjoxfQ==")]) {
    const page = await fetch(`${office.baseUrl}/you`, { headers: { Cookie: `office=${value}` }, redirect: "manual" });
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/sign-in?to=%2Fyou"]);
  }
});

const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

test("scripts in what the office's own people write, and in what their browsers say, are text", async () => {
  const admin = await add(`Ada ${attack}`, "admin");
  const agent = `${attack} Firefox/150 (Windows)`;
  const { mail } = admin;
  await post("/sign-in", { fields: { mail } });
  await expect.poll(() => office.links(mail)).toHaveLength(1);
  const token = new URL((await office.links(mail))[0] ?? "").searchParams.get("token") ?? "";
  await post("/sign-in/link", { fields: { token }, headers: { "User-Agent": agent } });
  const note = { id: crypto.randomUUID(), at: Date.now(), person: admin.number, text: attack };
  await office.storage(({ leadWork }) => leadWork.addNote(lead.id, note));
  const page = await openPage({
    baseUrl: office.baseUrl,
    path: "/you",
    prepare: office.prepare(admin.number),
    ignoreProblems: /404/,
  });
  page.on("dialog", () => expect.unreachable("a script ran"));
  const query = new URLSearchParams({ text: attack, source: attack, status: attack, owner: attack, older: attack });
  for (const path of ["/you", "/people", `/?${query}`, `/leads/${lead.reference}`, "/requests", `/erase?${query}`]) {
    await page.goto(office.baseUrl + path);
    expect(await page.locator('img[src="x"], [onerror]').count(), path).toBe(0);
  }
  await page.goto(`${office.baseUrl}/leads/${lead.reference}`);
  expect(await page.locator("main").innerText()).toContain("<script>alert(2)</script>");
});
