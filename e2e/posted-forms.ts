import { randomUUID } from "node:crypto";

/** A contact form as a person fills it in. */
export const contactAnswers = {
  form: "contact",
  name: "Deniz",
  surname: "Işık",
  email: "deniz@kordongida.example",
  tel: "0532 123 45 67",
  "tel-country": "TR",
  company: "Kordon Gıda A.Ş.",
  jobTitle: "BT Müdürü",
  companySize: "51-250",
  sector: "gida",
  topic: "information",
  service: "managed",
  subject: "Yedekleme",
  message: "Merhaba,\r\nyedeklerimizi siz yönetebilir misiniz?",
  consent: "yes",
};

export const reportAnswers = {
  form: "report",
  report: "siber-dayaniklilik-raporu",
  fullname: "Deniz Işık",
  email: "deniz@kordongida.example",
  company: "Kordon Gıda A.Ş.",
  jobTitle: "BT Müdürü",
  companySize: "51-250",
  sector: "gida",
  consent: "yes",
};

export const requestAnswers = {
  form: "request",
  kind: "correction",
  fullname: "Deniz Işık",
  email: "deniz@kordongida.example",
  details: "Soyadım Işık olmalı.",
};

/** Tests that are not about limits come from a visitor of their own each time; the server trusts our word for it. */
export const trustingSettings = { TRUSTED_PROXIES: "127.0.0.1" };

export function someVisitor(): string {
  const [a, b, c] =
    randomUUID()
      .match(/../g)
      ?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return `10.${a}.${b}.${c}`;
}

/** Posts a form as a browser without script does. */
export function postForm(
  address: string,
  fields: Record<string, string>,
  { headers = {}, visitor = someVisitor() }: { headers?: Record<string, string>; visitor?: string } = {},
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: new URL(address).origin, "X-Forwarded-For": visitor, ...headers },
    body: new URLSearchParams(fields),
  });
}
