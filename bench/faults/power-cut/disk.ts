/** What a program did to its files, in the order in which the kernel saw it, and when it told somebody of a lead. */
export type DiskEvent =
  | { kind: "create"; file: string }
  | { kind: "remove"; file: string }
  | { kind: "sync"; file: string }
  | ({ file: string } & Change)
  | { kind: "sync-folder" }
  | { kind: "acknowledge"; reference: string };

type Change = { kind: "write"; offset: number; data: Buffer } | { kind: "truncate"; size: number };
type File = { kept: Content; pending: Change[] };
type Random = () => number;

/**
 * A disk that keeps what it was told to sync, and of everything else what chance leaves: nothing, all, or any sectors
 * of any writes. The name of a new file is safe once its folder was synced.
 */
export class Disk {
  private names = new Map<string, File>();
  private keptNames = new Map<string, File>();
  private namings: Map<string, File>[] = [];

  apply(event: DiskEvent): void {
    if (event.kind === "acknowledge") return;
    if (event.kind === "sync-folder") {
      this.keptNames = new Map(this.names);
      this.namings = [];
    } else if (event.kind === "create" || event.kind === "remove") {
      if (event.kind === "remove") this.names.delete(event.file);
      else if (!this.names.has(event.file)) this.names.set(event.file, { kept: new Content(), pending: [] });
      else return;
      this.namings.push(new Map(this.names));
    } else {
      const file = this.names.get(event.file);
      if (!file) throw new Error(`${event.file} was changed before it was made.`);
      if (event.kind !== "sync") file.pending.push(event);
      else for (const change of file.pending.splice(0)) file.kept.change(change);
    }
  }

  /** The files as they may be found after a power cut now. The disk itself goes on. */
  afterCut(random: Random): Map<string, Buffer> {
    const share = [0, 1, random()][Math.floor(random() * 3)] ?? 0;
    const sector = random() < 0.5 ? 512 : 4096;
    const names = [this.keptNames, ...this.namings][Math.floor(random() * (this.namings.length + 1))] ?? this.keptNames;
    return new Map(
      [...names].map(([name, { kept, pending }]) => {
        const content = kept.copy();
        for (const part of pending.flatMap((change) => torn(change, sector))) {
          if (random() < share) content.change(part);
        }
        return [name, content.bytes()];
      }),
    );
  }
}

/** A write reaches the disk by sectors, each for itself. */
function torn(change: Change, sector: number): Change[] {
  if (change.kind === "truncate") return [change];
  const parts: Change[] = [];
  const { offset, data } = change;
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + sector - ((offset + from) % sector));
    parts.push({ kind: "write", offset: offset + from, data: data.subarray(from, to) });
    from = to;
  }
  return parts;
}

/** The bytes of a file, which may grow. */
class Content {
  private buffer: Buffer;
  private size: number;

  constructor(buffer: Buffer = Buffer.alloc(4096), size = 0) {
    this.buffer = buffer;
    this.size = size;
  }

  change(change: Change): void {
    if (change.kind === "truncate") {
      this.buffer.fill(0, change.size, Math.max(change.size, this.size));
      this.reserve(change.size);
      this.size = change.size;
    } else {
      this.reserve(change.offset + change.data.length);
      change.data.copy(this.buffer, change.offset);
      this.size = Math.max(this.size, change.offset + change.data.length);
    }
  }

  copy(): Content {
    return new Content(Buffer.from(this.buffer), this.size);
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.size);
  }

  private reserve(size: number): void {
    if (size <= this.buffer.length) return;
    const larger = Buffer.alloc(2 * size);
    this.buffer.copy(larger);
    this.buffer = larger;
  }
}
