type State = { progress: { contact?: unknown }; code?: unknown; done?: unknown };

/** Tells the server whether the page holds anything of a person or a key: such pages are not compressed. */
export function personalHeader({ progress, code, done }: State, token = ""): Record<string, string> {
  return { "X-Personal": progress.contact || code || done || token ? "yes" : "no" };
}
