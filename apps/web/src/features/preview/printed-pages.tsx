import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { createPortal } from 'react-dom';

/**
 * Printed instead of the screen: the pages at their own size, on white. Slightly shorter than the
 * paper, since rounding could add an empty sheet after each.
 */
export function PrintedPages({
  list: { pages, widthPt, heightPt, structure },
}: {
  list: DisplayList;
}) {
  return createPortal(
    <div data-printed>
      <style>{printStyle(widthPt, heightPt)}</style>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <div key={index} data-sheet>
          <PaperPage
            page={page}
            widthPt={widthPt}
            heightPt={heightPt}
            structure={structure}
            headingsAbove={0}
            theme="light"
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}

const printStyle = (widthPt: number, heightPt: number): string => `
@page { size: ${widthPt}pt ${heightPt}pt; margin: 0 }
@media screen { [data-printed] { display: none } }
@media print {
  :root { color-scheme: light !important }
  :root, body { background: #fff !important; margin: 0 !important; padding: 0 !important }
  body { overflow: visible !important }
  body > :not([data-printed]) { display: none !important }
  [data-sheet] { width: ${widthPt}pt; height: ${heightPt - 0.5}pt; overflow: hidden; break-after: page; print-color-adjust: exact }
  [data-sheet]:last-child { break-after: auto }
}`;
