import type { ResumeContent } from '@folio/contract/resume-content';
import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useMemo, useState } from 'react';
import { createTextFinder, type LineSpan } from '../../lib/page-text/find-text.ts';
import { boxOf, placeNotes } from '../../lib/page-text/note-places.ts';
import { moveFocus } from '../../lib/roving-focus.ts';
import { t } from '../../lib/words/words.ts';
import { Numeral } from '../../ui/margin/numeral.tsx';
import { reviewCopy } from './review.copy.ts';
import {
  type Chosen,
  type NumberedNote,
  quoteIn,
  type ShownText,
  sheetGapPx,
  shownTexts,
  textOfBlock,
} from './text-places.ts';

const numeralPx = 19;
/** Paper is white in both themes, and so are the colors made for it. */
const mentorOnPaper = '#6b3fd4';

type Props = {
  list: DisplayList;
  pxPerPt: number;
  content: ResumeContent;
  notes: readonly NumberedNote[];
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
};

/** The pages as printed. Clicking a line, or Enter on it, starts a note about its text. */
export function ReviewSheets({ list, pxPerPt, content, notes, chosen, onChoose }: Props) {
  const { pages, widthPt, heightPt, structure } = list;
  const texts = useMemo(() => shownTexts(content, list), [content, list]);
  const places = useMemo(
    () => placeNotes(firstOfEach(notes), list, numeralPx / pxPerPt),
    [notes, list, pxPerPt],
  );
  const marks = useMemo(() => marksOf(notes, list), [notes, list]);
  const choose = (path: string) => {
    const shown = textOfBlock(content, path);
    if (shown) onChoose({ ...shown, quote: quoteIn(shown.text, String(getSelection() ?? '')) });
  };
  return (
    <div className="grid" style={{ gap: sheetGapPx }}>
      {pages.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          data-page
          className="relative cursor-text rounded-paper shadow-paper"
        >
          <div className="overflow-hidden rounded-paper">
            <PaperPage
              page={page}
              pxPerPt={pxPerPt}
              widthPt={widthPt}
              heightPt={heightPt}
              structure={structure}
              theme="light"
              label={t('Page {number} of {count}', { number: index + 1, count: pages.length })}
              onBlockClick={choose}
            />
          </div>
          <div className="pointer-events-none absolute inset-0">
            <Ground list={list} page={index} pxPerPt={pxPerPt} path={chosen?.path} />
            {marks
              .filter((mark) => mark.page === index)
              .map(({ key, xPt, widthPt: wide, baselinePt }) => (
                <span
                  key={key}
                  className="absolute"
                  style={{
                    borderBottom: `1.5px solid ${mentorOnPaper}`,
                    left: xPt * pxPerPt,
                    width: wide * pxPerPt,
                    top: (baselinePt + 1.5) * pxPerPt,
                  }}
                />
              ))}
            {places
              .filter((place) => place.page === index)
              .map(({ note, xPt, yPt }) => (
                <span
                  key={note.path}
                  className="absolute -translate-1/2"
                  style={{ left: xPt * pxPerPt, top: yPt * pxPerPt }}
                >
                  <Numeral
                    number={note.number}
                    style={{ color: mentorOnPaper, background: 'white' }}
                  />
                </span>
              ))}
            <LineButtons
              texts={texts}
              list={list}
              page={index}
              pxPerPt={pxPerPt}
              onChoose={(shown) => onChoose({ ...shown, quote: '' })}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The first waiting note about each text has its numeral on the page. */
const firstOfEach = (notes: readonly NumberedNote[]) => {
  const numbered = notes.flatMap(({ number, path }) => (number ? [{ number, path }] : []));
  return new Map(numbered.toReversed().map((note) => [note.path, note])).values();
};

type Mark = LineSpan & { key: string };

/** Underlines the words that notes quote, where the text still contains them. */
function marksOf(notes: readonly NumberedNote[], list: DisplayList): Mark[] {
  const find = createTextFinder(list);
  return notes.flatMap(({ id, path, before, quote, status }) => {
    const at = quote === '' || status === 'outdated' ? -1 : before.indexOf(quote);
    if (at < 0) return [];
    const spans = find([path], before)?.(at, at + quote.length) ?? [];
    return spans.map((span, index) => ({ ...span, key: `${id} ${index}` }));
  });
}

type OnPage = { list: DisplayList; page: number; pxPerPt: number };

/** The background of the active line. */
function Ground({ list, page, pxPerPt, path }: OnPage & { path: string | undefined }) {
  const box = path === undefined ? undefined : boxOf(list.pages[page], path);
  if (!box) return null;
  return (
    <span
      data-chosen
      className="absolute animate-appear border-l-2"
      style={{
        borderColor: mentorOnPaper,
        background: `color-mix(in srgb, ${mentorOnPaper} 12%, transparent)`,
        left: box.xPt * pxPerPt - 4,
        top: box.yPt * pxPerPt,
        width: box.widthPt * pxPerPt + 8,
        height: box.heightPt * pxPerPt,
      }}
    />
  );
}

type ButtonProps = OnPage & {
  texts: readonly ShownText[];
  onChoose: (shown: ShownText) => void;
};

/** Buttons for lines, for the keyboard and screen readers; pointers use the page itself. */
function LineButtons({ texts, list, page, pxPerPt, onChoose }: ButtonProps) {
  const [focused, setFocused] = useState<string>();
  const here = texts.flatMap((shown) => {
    const box = boxOf(list.pages[page], shown.path);
    return box ? [{ shown, box }] : [];
  });
  const stop = here.some(({ shown }) => shown.path === focused) ? focused : here[0]?.shown.path;
  return (
    <div
      role="toolbar"
      aria-label={reviewCopy.lines(page + 1)}
      aria-orientation="vertical"
      onKeyDown={moveFocus}
    >
      {here.map(({ shown, box }) => (
        <button
          key={shown.path}
          type="button"
          data-line={shown.path}
          tabIndex={shown.path === stop ? 0 : -1}
          aria-label={reviewCopy.line(shown.text)}
          onFocus={() => setFocused(shown.path)}
          onClick={() => onChoose(shown)}
          className="absolute rounded-sm"
          style={{
            left: box.xPt * pxPerPt,
            top: box.yPt * pxPerPt,
            width: box.widthPt * pxPerPt,
            height: box.heightPt * pxPerPt,
          }}
        />
      ))}
    </div>
  );
}
