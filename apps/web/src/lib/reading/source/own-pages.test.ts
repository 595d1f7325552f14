import { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { templates } from '@folio/contract/template-list';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { readResume } from '@folio/intake/read-resume';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { toReading } from '../to-reading.ts';
import { locateText } from './locate-text.ts';
import { textSegmentsOf } from './open-pdf.ts';
import { marksOfReading } from './page-marks.tsx';

const content = ResumeContent.parse(sampleContent);
const fonts = loadFontBook();
/** Dates are kept in another form than they are written in. */
const isAsWritten = ({ path }: { path: string }) => !/date/i.test(path);

describe('a PDF of our own', () => {
  it.each(templates.map(({ id }) => id))(
    'shows all that was read in it (%s)',
    async (templateId) => {
      const resume = { name: 'A', templateId, content, order: defaultSectionOrder };
      const bytes = resumePdf(resume, await fonts);
      const reading = await toReading(await readResume({ bytes: bytes.slice() }));
      expect(reading.content.workExperience.map(({ bullets }) => bullets)).toEqual(
        content.workExperience.map(({ bullets }) => bullets),
      );
      const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
      const pages = Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1));
      const pieces = await Promise.all(pages.map(async (page) => textSegmentsOf(await page)));
      const marks = marksOfReading(reading).filter(isAsWritten);
      const lost = marks.filter((mark) =>
        (reading.areas.get(mark.path) ?? []).every(
          (near) => locateText(pieces[near.page - 1] ?? [], { ...mark, near }).length === 0,
        ),
      );
      await file.loadingTask.destroy();
      expect(marks.length).toBeGreaterThan(20);
      expect(lost.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    },
  );
});
