/** Minimum height of a keyboard: more than the bars that browsers hide during scrolling. */
const keyboardPx = 120;

/** Scrolls the focused field into view when a keyboard on the screen opens. */
export function keepFocusInView(): void {
  let before = innerHeight;
  addEventListener('resize', () => {
    const shrunk = before - innerHeight;
    before = innerHeight;
    const field = document.activeElement;
    if (shrunk < keyboardPx || !field?.matches('input, textarea')) return;
    if (matchMedia('(pointer: coarse)').matches) field.scrollIntoView({ block: 'nearest' });
  });
}
