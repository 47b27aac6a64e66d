export const installScripts: { name: string; script: string }[];
export const unneededInstallScripts: string[];
