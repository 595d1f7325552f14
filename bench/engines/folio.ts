import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import type { MakePdf } from './make-pdf.ts';

export async function start(): Promise<MakePdf> {
  const fonts = await loadFontBook();
  return (content) =>
    resumePdf({ name: 'Resume', templateId: 'modern', content, order: [] }, fonts);
}
