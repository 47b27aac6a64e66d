/** The result of the work, or "late" where it takes longer than that. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
