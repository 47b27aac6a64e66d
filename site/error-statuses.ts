/** Errors that have a finished page, in each language at the address /STATUS; the server sends it as the body. */
export const errorStatuses = [404, 429, 500, 503] as const;
