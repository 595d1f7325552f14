import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { type ReactNode, useCallback } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { fieldOfPath, tabOfPath } from '../fields/field-paths.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { usePageTheme } from '../view/page-theme.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';

/** The pages in the preview. Clicking a text opens its field. */
export function Pages({
  list,
  pxPerPt,
  highlightedPath,
}: {
  list: DisplayList;
  pxPerPt: number;
  highlightedPath: string | undefined;
}) {
  const theme = usePageTheme();
  const edit = useEditPath();
  const { pages, widthPt, heightPt, structure } = list;
  return (
    <div className={pagesLook}>
      {pages.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          data-page
          className="contain-content cursor-text scroll-mt-6 overflow-hidden rounded-paper shadow-paper"
        >
          <PaperPage
            page={page}
            widthPt={widthPt}
            heightPt={heightPt}
            structure={structure}
            pxPerPt={pxPerPt}
            theme={theme}
            highlightedPath={highlightedPath}
            label={t('Page {number} of {count}', { number: index + 1, count: pages.length })}
            onBlockClick={edit}
          />
        </div>
      ))}
    </div>
  );
}

/** Selecting text with the mouse is not a click on it. */
const isSelecting = () => getSelection()?.isCollapsed === false;

function useEditPath(): (path: string) => void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(
    (path) => {
      if (isSelecting()) return;
      const { content } = store.getDocument();
      const field = fieldOfPath(content, path);
      if (!field) view.set({ tab: tabOfPath(path), pane: 'form' });
      else if (field.list && field.item !== undefined) reveal(field, Number.MAX_SAFE_INTEGER);
      else reveal(field);
    },
    [store, view, reveal],
  );
}

const pagesLook = 'grid w-max min-w-full justify-center gap-6 p-6 @max-[640px]:p-3';

export type LayerProps = { list: DisplayList; pxPerPt: number };

/** A layer over the pages: renders children for each page, in its coordinates. */
export function PageSlots({
  list: { pages, widthPt, heightPt },
  pxPerPt,
  render,
  isClipped = false,
}: LayerProps & { render: (page: number) => ReactNode; isClipped?: boolean }) {
  const size = { width: widthPt * pxPerPt, height: heightPt * pxPerPt };
  const theme = usePageTheme();
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-0 print:hidden',
        theme === 'light' && 'on-paper',
        pagesLook,
      )}
    >
      {pages.map((_, page) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={page}
          className={classNames('relative', isClipped && 'overflow-hidden')}
          style={size}
        >
          {render(page)}
        </div>
      ))}
    </div>
  );
}
