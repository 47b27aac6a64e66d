import { mendText, typographySlips } from "../../../copy/view/typography.ts";

type Typed = HTMLTextAreaElement | HTMLInputElement;

/**
 * Puts our signs in while somebody types. It happens as if they had typed it, so that one undo takes exactly that back;
 * what was taken back stays so until there is another slip.
 */
export function mendWhileTyping(node: Typed, before: string, event: InputEvent): void {
  if (event.inputType === "historyUndo") node.setSelectionRange(node.selectionEnd, node.selectionEnd);
  if (event.isComposing || /^(history|delete)/.test(event.inputType)) return;
  const text = node.value;
  if (fixable(text) <= fixable(before)) return;
  const mended = mendText(text);
  let from = 0;
  while (from < text.length && text[from] === mended[from]) from += 1;
  let end = 0;
  const most = Math.min(text.length, mended.length) - from;
  while (end < most && text.at(-1 - end) === mended.at(-1 - end)) end += 1;
  const [to, caret] = [text.length - end, node.selectionEnd ?? text.length];
  node.setSelectionRange(from, to);
  // The one way to change a field that its own undo knows of.
  document.execCommand("insertText", false, mended.slice(from, mended.length - end));
  const moved = caret >= to ? caret + mended.length - text.length : caret;
  node.setSelectionRange(moved, moved);
}

function fixable(text: string): number {
  return text.split("\n").reduce((sum, line) => sum + typographySlips(line).length, 0);
}
