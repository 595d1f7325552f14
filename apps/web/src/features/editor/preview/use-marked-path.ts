import type { DisplayList } from '@folio/typeset/display-list';
import { type RefObject, useEffect } from 'react';
import { pathsOfField } from '../fields/field-paths.ts';
import { useView } from '../view/use-view.ts';
import { shownPath } from './shown-path.ts';

/** What the pages show of the field that is being edited. */
export function useMarkedPath(list: DisplayList): string | undefined {
  const field = useView((view) => view.focused);
  return field ? shownPath(list, pathsOfField(field)) : undefined;
}

const marginPx = 24;

/** Brings what is being edited into sight as soon as something else is. It does not follow each letter. */
export function useFollowMark(
  scroller: RefObject<HTMLElement | null>,
  { list, pxPerPt, path }: { list: DisplayList; pxPerPt: number; path: string | undefined },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another part is being edited
  useEffect(() => {
    const element = scroller.current;
    const page = list.pages.findIndex(({ boxes }) => boxes.some((box) => box.path === path));
    const box = list.pages[page]?.boxes.find((one) => one.path === path);
    const sheet = element?.querySelectorAll('[data-page]')[page];
    if (!element || !box || !sheet) return;
    const edge = element.getBoundingClientRect().top;
    const top = sheet.getBoundingClientRect().top - edge + box.yPt * pxPerPt;
    const bottom = top + box.heightPt * pxPerPt;
    if (top >= 0 && bottom <= element.clientHeight) return;
    const isBelow = bottom - top < element.clientHeight && bottom > element.clientHeight;
    const by = isBelow ? bottom - element.clientHeight + marginPx : top - marginPx;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ top: by, behavior: isCalm ? 'auto' : 'smooth' });
  }, [path]);
}
