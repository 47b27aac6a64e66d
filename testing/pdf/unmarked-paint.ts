/** Painting operators outside marked content: none may be there, or a reader would speak of what nobody named. */
export function unmarkedPaint(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (/ B[DM]C$/.test(line)) depth++;
    if (line === "EMC") depth--;
    return depth === 0 && /(^|\s)(TJ|Tj|f|f\*|S|B|Do|sh)$/.test(line);
  });
}
