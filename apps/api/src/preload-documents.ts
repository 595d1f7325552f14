/**
 * All that document threads do, and one of each kind made: nobody's first document waits until the
 * engine, the fonts and the painters are loaded and warm.
 */
import './payments/receipt-worker.ts';
import './public-pages/card-worker.ts';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { sampleContent } from '@folio/documents/sample-content';
import makeFlowing from './exports/flowing-worker.ts';
import makePdf from './exports/pdf-worker.ts';
import makeThumbnail from './thumbnails/thumbnail-worker.ts';

const resume = {
  name: 'Warm-up',
  templateId: defaultTemplateId,
  content: sampleContent,
  order: defaultSectionOrder,
};
await makePdf(resume);
await makeThumbnail({ resume, widthPx: 480 });
await makeFlowing({ resume, format: 'docx' });
