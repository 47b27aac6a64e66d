export function serverCommand(build: string): string[];
export const serverEnvironment: { readonly NODE_ENV: "production" };
