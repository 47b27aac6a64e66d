import { mix } from "./numbers.ts";
import type { Random } from "./random.ts";

type WaveSource = { x: number; z: number; frequency: number; phase: number };

/** Four stones thrown into the water, some of them outside the picture. */
export function waveSources(random: Random): WaveSource[] {
  return Array.from({ length: 4 }, () => ({
    x: mix(-1.2, 2.2, random()),
    z: mix(0.2, 3.4, random()),
    frequency: mix(5, 11, random()),
    phase: random() * 6.28,
  }));
}

/** The height of the water, about -1 to 1, where the rings of all sources meet. */
export function swellFrom(sources: readonly WaveSource[]): (across: number, near: number) => number {
  return (across, near) => {
    const x = (across - 0.5) / mix(0.35, 1, near) + 0.5;
    const z = 3.2 * (1 - near);
    let height = 0;
    for (const source of sources) {
      height += Math.sin(source.frequency * Math.hypot(x - source.x, (z - source.z) * 0.9) + source.phase);
    }
    return height / 2.6;
  };
}
