/**
 * How much more work an input is than ten inputs of a tenth of its size: about 1 where the work grows with the size,
 * 10 where it grows with the square. What is compared is processor time, to which other programs add nothing.
 */
export function growth<Input>(make: (size: number) => Input, work: (input: Input) => unknown, size = 100_000): number {
  const [whole, tenth] = [make(size), make(size / 10)];
  return processorTime(() => work(whole)) / processorTime(() => Array.from({ length: 10 }, () => work(tenth)));
}

/** The quickest of three tries, in milliseconds. Twenty more, because some systems count in steps of four. */
function processorTime(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times) + 20;
}
