/**
 * Finds a caret's line in a wrapping text area. Since text areas don't expose their lines, a hidden
 * copy with the same metrics is measured.
 */
type Line = 'first' | 'last';

/** The caret's distance from the left edge, if it is in the first or last line. */
export function caretColumn(field: HTMLTextAreaElement, line: Line): number | undefined {
  return withCopy(field, (rectAt, length) => {
    const caret = rectAt(field.selectionEnd);
    const edge = rectAt(line === 'first' ? 0 : length);
    return Math.abs(caret.top - edge.top) < caret.height / 2 ? caret.left : undefined;
  });
}

/** The offset in the first or last line that is nearest to a column. */
export function offsetAtColumn(field: HTMLTextAreaElement, columnPx: number, line: Line): number {
  return withCopy(field, (rectAt, length) => {
    const [from, step] = line === 'first' ? [0, 1] : [length, -1];
    const edge = rectAt(from);
    let nearest = { offset: from, distance: Number.POSITIVE_INFINITY };
    for (let at = from; at >= 0 && at <= length; at += step) {
      const { top, left, height } = rectAt(at);
      if (Math.abs(top - edge.top) > height / 2) break;
      const distance = Math.abs(left - columnPx);
      if (distance < nearest.distance) nearest = { offset: at, distance };
    }
    return nearest.offset;
  });
}

const sameStyles = [
  'font',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'direction',
  'tabSize',
  'textIndent',
  'paddingLeft',
  'paddingRight',
  'wordSpacing',
  'fontFeatureSettings',
] as const;

function withCopy<T>(
  field: HTMLTextAreaElement,
  ask: (rectAt: (offset: number) => DOMRect, length: number) => T,
): T {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of sameStyles)
    copy.style.setProperty(cssName(name), style.getPropertyValue(cssName(name)));
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    visibility: 'hidden',
    boxSizing: 'border-box',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.clientWidth}px`,
  });
  // A zero-width space at the end, to measure a caret there.
  copy.textContent = `${field.value}\u200b`;
  document.body.append(copy);
  const [text] = copy.childNodes;
  const range = document.createRange();
  const rectAt = (offset: number) => {
    if (!text) return new DOMRect();
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getClientRects()[0] ?? range.getBoundingClientRect();
  };
  try {
    return ask(rectAt, field.value.length);
  } finally {
    copy.remove();
  }
}

const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
