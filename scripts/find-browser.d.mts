export function findBrowser(node: string, env?: NodeJS.ProcessEnv): Promise<string>;
export function browserWithWindow(env?: NodeJS.ProcessEnv): string | undefined;
