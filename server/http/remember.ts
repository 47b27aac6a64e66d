/** Browsers send a handful of different values; whoever invents others must not fill the memory. */
const most = 200;

/** What was made of a header's value, made once for those that come again and again. */
export function remember<T>(make: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>();
  return (header) => {
    const found = known.get(header);
    if (found !== undefined) return found;
    const made = make(header);
    if (known.size < most) known.set(header, made);
    return made;
  };
}
