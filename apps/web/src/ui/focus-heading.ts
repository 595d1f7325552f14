/** Moves the focus to the page's heading, where what had it is gone. False when there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
