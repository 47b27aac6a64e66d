type Entry = { body: Promise<Buffer>; bytes: number };

/** Reads a file, or hands out what was read lately. */
export type RecentFiles = (file: string, bytes: number) => Promise<Buffer>;

/** Keeps what was read up to so many bytes; what was asked for longest ago goes first. Equal questions are read once. */
export function recentFiles(limit: number, read: (file: string) => Promise<Buffer>): RecentFiles {
  const recent = new Map<string, Entry>();
  let room = limit;

  return (file, bytes) => {
    const known = recent.get(file);
    if (known) {
      recent.delete(file);
      recent.set(file, known);
      return known.body;
    }
    const body = read(file);
    if (bytes > limit) return body;
    for (const oldest of recent.keys()) {
      if (bytes <= room) break;
      forget(oldest);
    }
    room -= bytes;
    const entry = { body, bytes };
    recent.set(file, entry);
    // What failed may succeed the next time.
    body.catch(() => recent.get(file) === entry && forget(file));
    return body;
  };

  function forget(file: string): void {
    room += recent.get(file)?.bytes ?? 0;
    recent.delete(file);
  }
}
