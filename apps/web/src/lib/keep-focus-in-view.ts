/** More than the bars that a browser hides while one scrolls, less than any keyboard. */
const keyboardPx = 120;

/** Keeps the field that one writes in above the keyboard that opens for it. */
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
