/** Keeps the latest results of a pure function of a file's path and text: screens read the same texts again and again. */
export function keepLatest<Result>(
  most: number,
  work: (file: string, source: string) => Result,
): (file: string, source: string) => Result {
  const results = new Map<string, Result>();
  return (file, source) => {
    const key = `${file}\n${source}`;
    const result = results.has(key) ? (results.get(key) as Result) : work(file, source);
    // The latest one is the last key.
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.size > most ? results.keys() : [];
    if (oldest !== undefined) results.delete(oldest);
    return result;
  };
}
