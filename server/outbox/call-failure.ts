/** Why a call to another server came to nothing, as a short code. Messages are left out: they may repeat what was sent. */
export function callFailure(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "TimeoutError") return "timeout";
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? (error as NodeJS.ErrnoException).code ?? error.name;
}
