const edgePx = 56;
const fastestPxAFrame = 14;

/** The nearest element around that scrolls up and down. */
export function scrollerOf(element: Element): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}

/** How far to scroll in one frame while the pointer is here: the nearer to an edge, the further. */
export function edgeSpeed(pointerY: number, { top, bottom }: { top: number; bottom: number }) {
  const above = Math.min(1, Math.max(0, (top + edgePx - pointerY) / edgePx));
  const below = Math.min(1, Math.max(0, (pointerY - (bottom - edgePx)) / edgePx));
  return Math.round((below - above) * fastestPxAFrame);
}
