/** The result of the work, or "late" where it takes longer. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
