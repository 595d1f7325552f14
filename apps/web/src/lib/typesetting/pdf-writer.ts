/** What writes PDFs, for exports alone: it comes after the pages are shown (`load-font-book.ts`). */
export const loadPdfWriter = () => import('@folio/documents/make-pdf');
