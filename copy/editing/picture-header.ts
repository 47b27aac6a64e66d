export type PictureSize = { width: number; height: number };

/**
 * The size of a picture and whether the file is whole, read from its header and its end. Nothing is decoded: no
 * program of ours opens uploads. Undefined where the file is cut or damaged.
 */
export function pictureSize(bytes: Buffer, kind: string): PictureSize | undefined {
  try {
    const size = readers[kind]?.(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A header that points beyond the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = { jpg, png, webp, avif };

function png(bytes: Buffer): PictureSize | undefined {
  if (!bytes.includes("IEND", 33, "latin1")) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpg(bytes: Buffer): PictureSize | undefined {
  let size: PictureSize | undefined;
  // Segments with their lengths, up to the scan; a preview inside of one has an end of its own.
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const isScan = marker === 0xda;
    if (isScan) return bytes.includes(Buffer.of(0xff, 0xd9), at) ? size : undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 8 + bytes.readUInt32LE(4)) return undefined;
  const form = bytes.toString("latin1", 12, 16);
  if (form === "VP8X") return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (form === "VP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== "VP8L") return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

function avif(bytes: Buffer): PictureSize | undefined {
  let header = bytes;
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length - at;
    if (length < 8 || at + length > bytes.length) return undefined;
    if (bytes.toString("latin1", at + 4, at + 8) === "meta") header = bytes.subarray(at, at + length);
    at += length;
  }
  // One property for the picture, others for its tiles and previews: the largest counts.
  let largest: PictureSize | undefined;
  for (let at = header.indexOf("ispe"); at >= 0; at = header.indexOf("ispe", at + 4)) {
    const item = { width: header.readUInt32BE(at + 8), height: header.readUInt32BE(at + 12) };
    if (item.width * item.height > (largest ? largest.width * largest.height : 0)) largest = item;
  }
  return largest;
}
