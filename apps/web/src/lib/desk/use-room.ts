import { type RefObject, useLayoutEffect, useState } from 'react';

/** What is left free to the left and right of a page; where there is room, thumbnails stand in it. */
const marginPx = { narrow: 20, wide: 76 };
const wideFromPx = 640;

/** The width that a fitted page has on a desk, in pixels; 0 until it is measured. */
export function useRoomPx(desk: RefObject<HTMLElement | null>): number {
  const [roomPx, setRoomPx] = useState(0);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const measure = () => {
      const widthPx = element.clientWidth;
      const margin = widthPx < wideFromPx ? marginPx.narrow : marginPx.wide;
      setRoomPx(Math.max(0, widthPx - 2 * margin));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  return roomPx;
}
