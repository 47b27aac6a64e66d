export function serverCommand(build: string): string[];
export const serverEnvironment: Readonly<Record<"NODE_ENV" | "MALLOC_ARENA_MAX", string>>;
