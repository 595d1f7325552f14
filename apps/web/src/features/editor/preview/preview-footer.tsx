import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import type { ReactNode } from 'react';
import type { Zoom } from '../../../lib/page-viewport/zoom.ts';
import { t } from '../../../lib/words/words.ts';
import { ZoomControls } from '../../../ui/zoom-controls.tsx';
import { ScoreChip } from '../findings/score-chip.tsx';

type Props = {
  page: number;
  pages: number;
  words: number;
  hasGhosts: boolean;
  zoom: Zoom;
  percent: number;
  onZoom: (zoom: Zoom) => void;
  /** What exceeds the limit, and how to fix it. */
  children: ReactNode;
};

/** The status line below the preview: current page, length, zoom, score. */
export function PreviewFooter({ page, pages, words, hasGhosts, children, ...zoomed }: Props) {
  return (
    <div className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 border-t border-line bg-surface px-4 text-small text-muted tabular-nums max-md:min-h-12">
      <span className={hasGhosts ? 'sr-only' : undefined}>
        {t('{pages, plural, one {# page} other {Page {number} of #}}', { pages, number: page + 1 })}
      </span>
      {hasGhosts ? (
        <span className="@max-[560px]:order-first @max-[560px]:basis-full @max-[560px]:pt-1.5">
          {t('Gray words are hints')}
          <span className="@max-[720px]:hidden">{t(': never printed, never scored')}</span>.
        </span>
      ) : (
        <span className="@max-[700px]:hidden">
          {t('{words, plural, one {# word} other {{shown} words}}', {
            words,
            shown: words.toLocaleString('en'),
          })}
        </span>
      )}
      {children}
      <ZoomControls {...zoomed} />
      <ScoreChip />
    </div>
  );
}

const counted = new WeakMap<DisplayPage, number>();

/** The number of words: tokens with a letter or digit. */
export const countWords = (list: DisplayList): number =>
  list.pages.reduce((sum, page) => sum + wordsOfPage(page), 0);

function wordsOfPage(page: DisplayPage): number {
  const known = counted.get(page);
  if (known !== undefined) return known;
  let words = 0;
  for (const item of page.items) {
    // Page numbers are artifacts, outside the document's structure.
    if (item.kind === 'line' && item.nodes.some((node) => node !== null))
      words += item.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  counted.set(page, words);
  return words;
}
