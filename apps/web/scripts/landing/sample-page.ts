import { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import type { TemplateId } from '@folio/contract/template-ids';
import { loadFontBook } from '@folio/documents/fonts-node';
import { sampleContent } from '@folio/documents/sample-content';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';

export const fonts = await loadFontBook();

export type LaidOut = { list: DisplayList; page: DisplayPage };

type Choice = {
  templateId: TemplateId;
  content?: ResumeContent;
  settings?: Partial<DocumentSettings>;
  /** Sets it on a slip of this width instead of a page. */
  slipWidthPt?: number;
};

const slipMarginPt = 20;

/** The first page of the sample resume as the engine sets it. */
export function layOut({ templateId, content = sampleContent, settings, slipWidthPt }: Choice) {
  const document = typesetResume({
    name: 'Sample',
    templateId,
    content,
    order: defaultSectionOrder,
    settings: DocumentSettings.parse(settings ?? {}),
  });
  if (slipWidthPt !== undefined) {
    const margins = { marginLeftPt: slipMarginPt, marginRightPt: slipMarginPt };
    document.page = { ...document.page, ...margins, widthPt: slipWidthPt };
  }
  const list = layoutDocument(document, fonts);
  const [page] = list.pages;
  if (!page) throw new Error(`The sample has no page in ${templateId}`);
  return { list, page } satisfies LaidOut;
}
