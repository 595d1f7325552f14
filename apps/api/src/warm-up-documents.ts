import './exports/letter-pdf-worker.ts';
import './payments/receipt-worker.ts';
import './public-pages/card-worker.ts';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { sampleContent } from '@folio/documents/sample-content';
import makeFlowing from './exports/flowing-worker.ts';
import makePdf from './exports/pdf-worker.ts';
import makeThumbnail from './thumbnails/thumbnail-worker.ts';

/** Loads everything that document threads need, and makes one document of each kind. */
export async function warmUp(): Promise<void> {
  const resume = {
    name: 'Warm-up',
    templateId: defaultTemplateId,
    content: sampleContent,
    order: defaultSectionOrder,
  };
  await makePdf(resume);
  await makeThumbnail({ resume, widthPx: 480 });
  await makeFlowing({ resume, format: 'docx' });
}
