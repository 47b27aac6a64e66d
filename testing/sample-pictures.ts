import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

type Sample = { width: number; height: number; turned?: boolean };

/** What a phone writes into a photograph and nobody but its owner should read. */
export const metadata = { device: "Acme Phone 9", owner: "Secret Owner", place: "TestPlace" };

/** A photograph made by program: a bright scene with a person-like shape in the middle, with a device and a place in it. */
export function samplePhotograph({ width, height, turned = false }: Sample): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f7d9a8"/><stop offset="1" stop-color="#5b8fb0"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.9" numOctaves="2"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.18 0"/></filter></defs>
    <rect width="100" height="100" fill="url(#sky)"/>
    <ellipse cx="50" cy="40" rx="13" ry="17" fill="#d9a27e"/><path d="M22 100 Q24 62 50 62 Q76 62 78 100Z" fill="#2c4a63"/>
    <rect width="100" height="100" filter="url(#grain)"/></svg>`;
  const photograph = sharp(Buffer.from(scene))
    .jpeg({ quality: 85 })
    .withExif({
      IFD0: { Make: "Acme", Model: metadata.device, Artist: metadata.owner, ImageDescription: metadata.place },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 25/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "27/1 8/1 0/1" },
    });
  return (turned ? photograph.withMetadata({ orientation: 6 }) : photograph).toBuffer();
}

/** Lays a picture into content/pictures/ of a project. */
export async function writePicture(root: string, file: string, bytes: Buffer | string): Promise<void> {
  const path = join(root, "content/pictures", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
