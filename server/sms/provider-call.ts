import { callFailure } from "../log.ts";

export type ProviderAnswer = { status: number; body: Record<string, unknown> } | { failure: string };

type Call = {
  url: string;
  user: string;
  password: string;
  type: "application/json" | "application/x-www-form-urlencoded";
  body: string;
  timeout: number;
};

/** One call to an SMS provider, never repeated: the visitor who waits may get two codes otherwise. */
export async function callProvider({ url, user, password, type, body, timeout }: Call): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": type, accept: "application/json", authorization: basicAuth(user, password) },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const parsed = parseObject(await response.text());
    return parsed
      ? { status: response.status, body: parsed }
      : { failure: `unreadable answer, status ${response.status}` };
  } catch (error) {
    return { failure: callFailure(error) };
  }
}

function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
