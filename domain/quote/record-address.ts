const parameter = "record";
const kind = "pdf";

/** Where the record of the request on a page is downloaded. */
export function recordAddress(page: string): string {
  return `${page}?${parameter}=${kind}`;
}

/** Whether a page's address asks for the record instead. Its payload never does. */
export function isRecordAddress(path: string, query: string): boolean {
  return !path.endsWith(".data") && new URLSearchParams(query).get(parameter) === kind;
}
