export function serverCommand(build: string): string[];
