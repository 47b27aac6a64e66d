export function step<Result>(
  name: string,
  work: (progress: (done: number, of: number, longest?: string) => void) => Result | Promise<Result>,
): Promise<Result>;
