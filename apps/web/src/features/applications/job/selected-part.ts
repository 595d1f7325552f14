/**
 * The selected part of a text that is shown in elements with their offsets (`data-at`), with its
 * original line breaks and markers. Undefined if the selection goes beyond the text.
 */
export function selectedPart(
  text: string,
  root: HTMLElement,
  selection: Selection | null,
): string | undefined {
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !root.contains(range.commonAncestorContainer)) return undefined;
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const covered = pieces.filter((piece) => range.intersectsNode(piece));
  const [first, last] = [covered[0], covered.at(-1)];
  if (!first || !last) return undefined;
  const isInText = (container: Node, piece: HTMLElement) => container === piece.firstChild;
  const from = isInText(range.startContainer, first) ? range.startOffset : 0;
  const lengthOfLast = last.textContent?.length ?? 0;
  const until = isInText(range.endContainer, last) ? range.endOffset : lengthOfLast;
  return text.slice(Number(first.dataset.at) + from, Number(last.dataset.at) + until);
}
