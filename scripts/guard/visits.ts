import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "./site.ts";

type Fields = Record<string, string>;
/** Stores a response under a name, and gives its text. */
export type Keep = (name: string, response: Response) => Promise<string>;
export type Visit = { origin: string; outbox: string; keep: Keep };

const person = {
  fullname: "Deniz Işık",
  company: "Kordon Gıda A.Ş.",
  jobTitle: "BT Müdürü",
  tel: "0501 234 56 78",
  "tel-country": "TR",
};
const firm = { companySize: "251-1000", sector: "gida", consent: "yes" };
const contact: Fields = {
  form: "contact",
  name: "Deniz",
  surname: "Işık",
  ...person,
  ...firm,
  topic: "information",
  service: "managed",
  subject: "Yedekleme <b>",
  message: "Merhaba,\r\nyedeğimiz dönmüyor.",
};
const report: Fields = { form: "report", report: "siber-dayaniklilik-raporu", ...person, ...firm };
const request: Fields = { form: "request", kind: "correction", ...person, details: "Soyadım Işık olmalı." };
const quoteContact: Fields = { form: "contact", ...person, note: "Yedekler gece alınır.", consent: "yes" };

const paths = {
  tr: {
    contact: "/iletisim",
    report: "/siber-dayaniklilik-raporu",
    request: "/veri-sahibi-basvurusu",
    quote: "/yonetilen-hizmetler/teklif-al",
    thanks: "/yonetilen-hizmetler/teklif-al-tesekkurler",
  },
  en: {
    contact: "/en/contact",
    report: "/en/cyber-resilience-report",
    request: "/en/data-subject-request",
    quote: "/en/managed-services/request-a-quote",
    thanks: "/en/managed-services/quote-thank-you",
  },
} as const;
const languages = ["tr", "en"] as const;
type Language = (typeof languages)[number];

/** Every page of the sitemap, and addresses that are not in it. */
export async function visitPages({ origin, keep }: Visit): Promise<void> {
  const get = (path: string, headers: Fields = {}) => fetch(origin + path, { redirect: "manual", headers });
  const sitemap = await (await get("/sitemap.xml")).text();
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const package_ = "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san_fw.a2_soc.p500_rise-prod.p3-nonprod.b2";
  const others = languages.flatMap((language) => {
    const { contact, report, request, quote, thanks } = paths[language];
    const prefix = language === "tr" ? "" : "/en";
    const [search, stories, media] =
      language === "tr"
        ? ["/ara", "/hakkimizda/basari-hikayeleri", "/hakkimizda/medya"]
        : ["/en/search", "/en/about-us/success-stories", "/en/about-us/media"];
    return [
      search,
      ...[
        "bulut",
        "yedekleme",
        "cloud",
        "backup",
        "SAP",
        "İzmir",
        "kvkk",
        "xyzzy",
        "a",
        "%3Cb%3E",
        "güvenlik hizmetleri",
      ].map((query) => `${search}?q=${query}`),
      `${search}?q=sap&kind=service`,
      `${search}?q=sap&kind=nonsense`,
      `${stories}?sector=gida`,
      `${stories}?service=cloud`,
      `${stories}?sector=nonsense`,
      `${stories}?page=2`,
      `${stories}?page=99`,
      `${stories}?other=1`,
      `${media}?kind=event`,
      `${media}?year=2026`,
      `${media}?year=1900`,
      `${media}?page=2`,
      `${contact}?about=managed`,
      `${contact}?about=sales`,
      `${contact}?utm_source=x`,
      `${report}?link=expired`,
      `${request}?confirm=abc`,
      ...[1, 2, 3, 4, 5, 9].map((step) => `${quote}?step=${step}`),
      `${quote}?resume=abc`,
      `${quote}?paket=${package_}`,
      `${quote}?paket=nonsense`,
      thanks,
      `${thanks}?record=pdf`,
      `${prefix}/nowhere`,
      `${prefix}/404`,
      `${prefix}/429`,
      `${prefix}/500`,
      `${prefix}/503`,
      `${contact}/`,
      `${contact.toUpperCase()}`,
      `${stories}/nowhere`,
      `${media}/nowhere`,
      `${prefix}/feed.xml`,
    ];
  });
  const files = [
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/healthz",
    "/readyz",
    "/api/country",
    "/yonetilen-hizmetler",
    "/en/managed-services",
    "/assets/none.js",
    "/art/none.svg",
    "/icon.svg",
    "//evil.example",
    "/%ff",
    "/en/",
    "/index.html",
  ];
  for (const path of new Set([...inSitemap, ...others, ...files])) await keep(`get ${path}`, await get(path));
  await keep("get / in english", await get("/", { "Accept-Language": "en" }));
  await keep("get / with cookie", await get("/", { Cookie: "language=en; lang=en; locale=en" }));
  for (const method of ["HEAD", "OPTIONS", "PUT", "DELETE"]) {
    await keep(`${method} /iletisim`, await fetch(`${origin}/iletisim`, { method, redirect: "manual" }));
  }
}

/** Every form, right and wrong, as a browser without script posts it. */
export async function postForms(visit: Visit): Promise<void> {
  for (const language of languages) {
    const path = paths[language];
    await postValidAndInvalid(visit, `contact-${language}`, path.contact, contact);
    await postValidAndInvalid(visit, `report-${language}`, path.report, report);
    await postValidAndInvalid(visit, `request-${language}`, path.request, request);
    await confirmRequest(visit, language);
    await requestReport(visit, language);
    await takeQuote(visit, language);
  }
  await postOddly(visit);
}

async function postValidAndInvalid(visit: Visit, name: string, path: string, fields: Fields): Promise<void> {
  const send = visitor(visit, path);
  const email = `${name}@guard.example`;
  await send(name, "", { ...fields, email });
  await send(`${name}-empty`, "", { form: fields.form ?? "" });
  for (const field of Object.keys({ ...fields, email })) {
    if (field === "form") continue;
    await send(`${name}-no-${field}`, "", { ...fields, email: `${name}-no-${field}@guard.example`, [field]: "" });
    await send(`${name}-bad-${field}`, "", {
      ...fields,
      email: `${name}-bad-${field}@guard.example`,
      [field]: "<script>".repeat(700),
    });
  }
  await send(`${name}-trap`, "", { ...fields, email: `${name}-trap@guard.example`, website: "https://spam.example" });
  const key = "0b0c4c8e-1f7a-4f3e-9d5a-7f2f2f6b9a11";
  const again = { ...fields, email: `${name}-twice@guard.example`, key: key.replace("0b0c", fourDigits(name)) };
  const same = visitor(visit, path);
  await same(`${name}-twice-first`, "", again);
  await same(`${name}-twice-same`, "", again);
  await same(`${name}-twice-changed`, "", { ...again, company: "Other", fullname: "Other", details: "Other" });
  await send(`${name}-other-form`, "", { ...fields, form: "nonsense" });
}

/** Four hexadecimal digits that stand for a name. */
function fourDigits(name: string): string {
  return [...name]
    .reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_536, 7)
    .toString(16)
    .padStart(4, "0");
}

async function confirmRequest(visit: Visit, language: Language): Promise<void> {
  const path = paths[language].request;
  const mail = await mailWith(visit.outbox, `request-${language}@guard.example`, /confirm=/);
  const [, token = ""] = /confirm=([\w-]+)/.exec(mail) ?? [];
  const name = `request-${language}-confirm`;
  await visit.keep(`post ${name}-page`, await fetch(`${visit.origin}${path}?confirm=${token}`));
  const send = visitor(visit, path);
  await send(`${name}-wrong`, "", { form: "confirm", token: "nonsense" });
  await send(name, "", { form: "confirm", token });
  await send(`${name}-again`, "", { form: "confirm", token });
  await visit.keep(`post ${name}-page-after`, await fetch(`${visit.origin}${path}?confirm=${token}`));
}

async function requestReport(visit: Visit, language: Language): Promise<void> {
  const send = visitor(visit, paths[language].report);
  const page = await send(`report-${language}-link`, "", { ...report, email: `report-${language}-link@guard.example` });
  const link = (/href="(\/[^"]+signature=[^"]+)"/.exec(page)?.[1] ?? "").replaceAll("&amp;", "&");
  await visit.keep(`post report-${language}-file.pdf`, await fetch(visit.origin + link));
  await visit.keep(
    `post report-${language}-file-forged`,
    await fetch(`${visit.origin + link}x`, { redirect: "manual" }),
  );
}

async function takeQuote(visit: Visit, language: Language): Promise<void> {
  const { quote, thanks } = paths[language];
  const name = `quote-${language}`;
  const send = visitor(visit, quote);
  const step = (number: number, fields: Fields, title: string) => send(`${name}-${title}`, `?step=${number}`, fields);
  await step(1, { form: "services" }, "1-empty");
  const services = [
    "operating-system-management",
    "database-management",
    "storage",
    "san-management",
    "soc",
    "cloud-management",
  ];
  await step(1, { form: "services", ...Object.fromEntries(services.map((key) => [`service-${key}`, "yes"])) }, "1");
  const asked = Object.fromEntries(services.map((key) => [`details-${key}`, "yes"]));
  await step(2, { form: "details", ...asked }, "2-empty");
  const details = {
    "count-operating-system-management-basic": "4",
    "count-operating-system-management-professional": "12",
    "sub-database-management-mssql": "yes",
    "count-database-management-mssql-advanced": "2",
    "level-storage-professional": "yes",
    "sub-cloud-management-prod-sid": "yes",
    "count-cloud-management-prod-sid": "3",
  };
  await step(
    2,
    { form: "details", ...asked, ...details, "count-soc-basic": "150", "count-soc-advanced": "çok" },
    "2-wrong",
  );
  await step(
    2,
    {
      form: "details",
      ...asked,
      ...details,
      "count-soc-basic": "",
      "count-soc-advanced": "",
      "count-soc-professional": "500",
    },
    "2",
  );
  for (const number of [1, 2, 3, 4]) await send(`${name}-page-${number}`, `?step=${number}`);
  await step(3, { form: "resume-mail", "resume-email": "nonsense" }, "3-resume-invalid");
  await step(3, { form: "resume-mail", "resume-email": `${name}-resume@guard.example` }, "3-resume");
  const email = `${name}@guard.example`;
  for (const field of ["fullname", "email", "tel", "company", "jobTitle", "consent"])
    await step(4, { ...quoteContact, email, [field]: "" }, `4-no-${field}`);
  await step(4, { ...quoteContact, email, tel: "0232 555 01 00" }, "4-landline");
  await step(4, { ...quoteContact, email, tel: "+4915112345678", "tel-country": "DE" }, "4-abroad");
  const number = language === "tr" ? "+905321234561" : "+905321234562";
  await step(4, { ...quoteContact, email, tel: number, partner: "yes" }, "4");
  await send(`${name}-page-code`, "?step=4");
  await step(4, { form: "resend" }, "4-resend-too-soon");
  await step(4, { form: "code", code: "" }, "4-code-missing");
  const code = await codeFor(visit.outbox, number);
  await step(4, { form: "code", code: code === "111111" ? "222222" : "111111" }, "4-code-wrong");
  await resume(visit, language);
  await step(4, { form: "change-number" }, "4-change-number");
  await step(4, { form: "code", code }, "4-code-none-active");
  await step(
    4,
    { ...quoteContact, email, tel: `${number.slice(0, -1)}9`.replace("456", `45${language === "tr" ? 7 : 8}`) },
    "4-other-number",
  );
  const second = await codeFor(
    visit.outbox,
    `${number.slice(0, -1)}9`.replace("456", `45${language === "tr" ? 7 : 8}`),
  );
  await step(4, { form: "code", code: second }, "4-code");
  await send(`${name}-thanks`, thanks);
  await send(`${name}-record.pdf`, `${thanks}?record=pdf`);
  await send(`${name}-page-after`, "");
  await send(`${name}-anew`, "", { form: "anew" });
  await send(`${name}-package`, "", { form: "package", package: "os.b4.p12_san" });
}

/** The link of the mail, opened by somebody without the cookie; then it is spent. */
async function resume(visit: Visit, language: Language): Promise<void> {
  const mail = await mailWith(visit.outbox, `quote-${language}-resume@guard.example`, /resume=/);
  const [, token = ""] = /resume=([\w-]+)/.exec(mail) ?? [];
  const { quote } = paths[language];
  const send = visitor(visit, quote);
  const name = `quote-${language}-resume`;
  await send(`${name}-page`, `?resume=${token}`);
  await send(name, "", { form: "resume", token });
  await send(`${name}-page-3`, "?step=3");
  await visitor(visit, quote)(`${name}-spent`, "", { form: "resume", token });
}

/** A site whose database does not answer. */
export async function visitBroken(visit: Visit): Promise<void> {
  for (const language of languages) {
    const { contact: contactPath, quote } = paths[language];
    const email = "broken@guard.example";
    await visitor(visit, contactPath)(`broken-contact-${language}`, "", { ...contact, email });
    await visitor(visit, quote)(`broken-quote-${language}`, "?step=1", { form: "services", "service-firewall": "yes" });
    await visitor(visit, quote)(`broken-quote-page-${language}`, "?step=2");
  }
  await visit.keep("get /readyz broken", await fetch(`${visit.origin}/readyz`));
}

/** What no form of ours sends. */
async function postOddly({ origin, keep }: Visit): Promise<void> {
  const form = String(new URLSearchParams({ ...contact, email: "odd@guard.example" }));
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const own = { Origin: origin, ...type };
  const post = async (name: string, path: string, body: BodyInit, headers: Fields) =>
    keep(
      `odd ${name}`,
      await fetch(origin + path, {
        method: "POST",
        redirect: "manual",
        body,
        headers: { "X-Forwarded-For": "10.9.9.9", ...headers },
      }),
    );
  await post("too large", "/iletisim", `${form}&more=${"x".repeat(70_000)}`, own);
  await post("json", "/iletisim", "{}", { ...own, "Content-Type": "application/json" });
  await post("no type", "/en/contact", new Blob([form]), { Origin: origin });
  await post("other charset", "/iletisim", form, {
    ...own,
    "Content-Type": `${type["Content-Type"]}; charset=windows-1254`,
  });
  await post("no utf-8", "/iletisim", `${form}&x=%C3%28`, own);
  await post("forged origin", "/iletisim", form, { ...type, Origin: "https://evil.example" });
  await post("no origin", "/en/contact", form, type);
  await post("cross-site", "/yonetilen-hizmetler/teklif-al", form, { ...own, "Sec-Fetch-Site": "cross-site" });
  await post("page without a form", "/hakkimizda", form, own);
  await post("nowhere", "/en/nowhere", form, own);
  await post("search", "/ara", form, own);
  await post("consent", "/_consent", "x=1", own);
  for (let turn = 0; turn < 12; turn++) {
    const body = String(new URLSearchParams({ ...contact, email: `many-${turn}@guard.example`, message: `${turn}` }));
    await post(`many ${turn}`, "/en/contact", body, { ...own, "X-Forwarded-For": "10.8.8.8" });
  }
}

let visitors = 0;

/** Posts fields, or gets a page, and keeps the cookie. Limits count every few requests for somebody else. */
function visitor({ origin, keep }: Visit, path: string) {
  let cookie = "";
  return async (name: string, query: string, fields?: Fields): Promise<string> => {
    const address = `10.1.${visitors >> 8}.${visitors++ & 255}`;
    const headers = { Origin: origin, "X-Forwarded-For": address, ...(cookie && { Cookie: cookie }) };
    const url = origin + (query.startsWith("/") ? query : path + query);
    const body = fields && { method: "POST", body: new URLSearchParams(fields) };
    const response = await fetch(url, { redirect: "manual", headers, ...body });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    return keep(`post ${name}`, response);
  };
}

async function codeFor(outbox: string, number: string): Promise<string> {
  const messages = await Promise.all(
    (await readdir(outbox))
      .filter((name) => name.endsWith(".sms.json"))
      .map(async (name) => JSON.parse(await readFile(join(outbox, name), "utf8"))),
  );
  const mine = messages.filter(({ to }) => to === number).sort((one, other) => (one.at < other.at ? -1 : 1));
  return /\d{6}/.exec(mine.at(-1)?.text ?? "")?.[0] ?? "";
}

/** The mail to an address, as soon as it is there. */
async function mailWith(outbox: string, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
    const texts = mails.map((mail) => mail.replace(/=\r\n/g, "").replace(/=3D/g, "="));
    found = texts.find((mail) => mail.includes(`To: ${to}`) && pattern.test(mail));
    return found !== undefined;
  });
  return found ?? "";
}
