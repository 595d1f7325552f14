import { textAt } from '@folio/contract/content-path';
import { classNames } from '../../../ui/class-names.ts';
import type { PageArea, Reading } from '../reading.ts';

/** A text of the content that is highlighted on a page. */
export type Mark = {
  path: string;
  text: string;
  /** The highlighted range of the text. */
  start: number;
  end: number;
  /** Visible only when hovered or selected. */
  isQuiet: boolean;
};

export type MarkedProps = {
  marks: readonly Mark[];
  selected: string | undefined;
  onSelect: (path: string) => void;
};

type Props = MarkedProps & {
  widthPt: number;
  heightPt: number;
  areasOf: (mark: Mark) => readonly PageArea[];
};

/**
 * Highlights over a page, for pointer users; the list has the same for everybody else. Paper is
 * white in both themes, and so are the colors made for it.
 */
export function PageMarks({ marks, areasOf, widthPt, heightPt, selected, onSelect }: Props) {
  const percent = (part: number, total: number) => `${(100 * part) / total}%`;
  return (
    <div aria-hidden className="absolute inset-0 overflow-hidden mix-blend-multiply">
      {marks.flatMap((mark) =>
        areasOf(mark).map(({ x, y, width, height }) => (
          <button
            key={`${mark.path} ${mark.start} ${mark.end} ${x} ${y}`}
            type="button"
            tabIndex={-1}
            data-mark={mark.path}
            onClick={() => onSelect(mark.path)}
            className={classNames(
              'absolute scroll-my-24 rounded-[2px] transition-[background-color]',
              selected === mark.path
                ? 'bg-[#9cc0ff]'
                : mark.isQuiet
                  ? 'hover:bg-[#ffe9ad]'
                  : 'bg-[#ffe9ad] hover:bg-[#ffd97a]',
            )}
            style={{
              left: percent(x, widthPt),
              top: percent(y, heightPt),
              width: percent(width, widthPt),
              height: percent(height, heightPt),
            }}
          />
        )),
      )}
    </div>
  );
}

/** All read texts; unsure ones are visible at once. */
export const marksOfReading = ({ content, areas, unsure }: Reading): Mark[] =>
  [...areas.keys()].map((path) => {
    const text = textAt(content, path) ?? '';
    return { path, text, start: 0, end: text.length, isQuiet: !unsure.has(path) };
  });
