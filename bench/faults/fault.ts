import type { TestServer } from "../../e2e/server.ts";

/** A row of the catalogue of faults: what is done to the real server, and what must show. */
export type Fault = {
  row: number;
  fault: string;
  mustShow: string;
  /** Throws where it cannot be run here. */
  run(bench: Bench): Promise<Finding>;
};

export type Finding = {
  /** What was done, in figures. */
  done: string;
  measured: string;
  /** What did not hold, a sentence each. */
  failures: string[];
};

export type Bench = {
  /** The folder of a finished build, from the root of the project. */
  build: string;
  /** The production server on that build; it ends with the row. */
  site(settings?: Record<string, string>): Promise<TestServer>;
  /** An empty folder, which goes with the row. */
  folder(): string;
  /** Called when the row has ended, the last one first. */
  onEnd(end: () => unknown): void;
};

/** How long or how often, from the environment; the catalogue's figure where nothing is set. */
export function length(name: string, usual: number): number {
  const given = Number(process.env[name] || usual);
  if (!(given > 0)) throw new Error(`${name} must be a number above 0, but is "${process.env[name]}".`);
  return given;
}

/** The failures among claims that should hold. */
export function unless(claims: Record<string, boolean>): string[] {
  return Object.entries(claims).flatMap(([failure, holds]) => (holds ? [] : [failure]));
}

export async function until(
  isSo: () => boolean | Promise<boolean>,
  patience: number,
  what: string,
  every = 20,
): Promise<void> {
  for (const deadline = performance.now() + patience; !(await isSo()); ) {
    if (performance.now() > deadline) throw new Error(`${what}: waited ${patience / 1000} s in vain`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
