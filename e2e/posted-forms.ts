import { randomUUID } from "node:crypto";

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
