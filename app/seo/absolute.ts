/** A path as the world sees it. */
export function absolute(path: string): string {
  return __ORIGIN__ + path;
}
