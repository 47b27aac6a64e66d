const parameter = "record";
const kind = "pdf";

/** Where the record of the request on a page is downloaded. */
export function recordAddress(page: string): string {
  return `${page}?${parameter}=${kind}`;
}

export function isRecordAsked({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === "GET" && !pathname.endsWith(".data") && searchParams.get(parameter) === kind;
}
