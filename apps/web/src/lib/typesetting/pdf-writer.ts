/**
 * The PDF writer, needed for exports only; preloaded after the pages are displayed
 * (`load-font-book.ts`).
 */
export const loadPdfWriter = () => import('@folio/documents/make-pdf');
