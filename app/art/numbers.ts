export const FULL_TURN = 2 * Math.PI;

/** The angle between neighbours in a sunflower head. */
export const GOLDEN_ANGLE = 2.399963;

export type Steps = readonly [number, ...number[]];

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** The value that lies at `share` of the way between two others. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A sine wave between 0 and 1. */
export function swing(angle: number): number {
  return 0.5 + 0.5 * Math.sin(angle);
}

/** The step a position falls on; everything beyond the last step is the last step. */
export function pick(steps: Steps, position: number): number {
  return steps[Math.min(steps.length - 1, Math.floor(position))] ?? steps[0];
}

export function nearest(steps: Steps, value: number): number {
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
}

/** One decimal and no leading zero: SVG paths repeat numbers thousands of times. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
}

export type Random = () => number;

/** FNV-1a: a text becomes the same 32-bit number everywhere. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** mulberry32: numbers from 0 to 1 that depend on nothing but the seed. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
