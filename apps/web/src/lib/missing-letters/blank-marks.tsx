import type { MissingLetter } from '@folio/documents/missing-letters';
import { type DisplayPage, isBlankRun } from '@folio/typeset/display-list';
import { classNames } from '../../ui/class-names.ts';

type Props = { page: DisplayPage; pxPerPt: number; missing: readonly MissingLetter[] };

/**
 * Marks letters that no font has. An overlay in the page's coordinates, neither printed nor
 * exported; `LettersNote` explains it in words.
 */
export function BlankMarks({ page, pxPerPt, missing }: Props) {
  if (missing.length === 0) return null;
  return placesOf(page, missing).map((place) => (
    <span
      key={`${place.xPt} ${place.topPt}`}
      aria-hidden
      data-blank-mark
      className={classNames(
        'pointer-events-none absolute rounded-[2px] border border-dashed border-warning',
        'bg-warning/10 print:hidden',
      )}
      style={{
        left: place.xPt * pxPerPt,
        top: place.topPt * pxPerPt,
        width: place.widthPt * pxPerPt,
        height: place.heightPt * pxPerPt,
      }}
    />
  ));
}

const placesOf = ({ items }: DisplayPage, missing: readonly MissingLetter[]) =>
  items.flatMap((item) =>
    item.kind !== 'line'
      ? []
      : item.fragments
          .filter(({ run }) => isBlankRun(run) && holds(run.text, missing))
          .map(({ xPt, widthPt }) => ({
            xPt: item.xPt + xPt,
            widthPt,
            topPt: item.topPt,
            heightPt: item.heightPt,
          })),
  );

const holds = (text: string, missing: readonly MissingLetter[]): boolean =>
  missing.some(({ letter }) => text.includes(letter));
