export function findBrowser(node: string, env?: NodeJS.ProcessEnv): Promise<string>;
