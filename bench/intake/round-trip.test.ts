import type { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { exportDocument } from '@folio/documents/export-document';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { readResume } from '@folio/intake/read-resume';
import { describe, expect, it } from 'vitest';
import { heldBackPeople } from './held-back-people.ts';
import { tunedPeople } from './people.ts';

const people: [string, ResumeContent][] = [
  ['the sample', sampleContent],
  ...[...tunedPeople, ...heldBackPeople].map(({ key, content }): [string, ResumeContent] => [
    key,
    content,
  ]),
];

/** 'BSc, Mathematics' and 'BSc in Mathematics' are the same said: where to part them is a guess. */
const comparable = (content: ResumeContent) => ({
  ...content,
  education: content.education.map(({ degree, field, ...school }) => ({
    ...school,
    degree: [degree, field]
      .filter(Boolean)
      .join(' ')
      .replace(/,? in /, ' '),
  })),
});

/** What parsers of applications read: the check that the product shows to people. */
describe.each(templateIds)('%s', (templateId) => {
  it.each(people)(
    'gives back all that %s says, from its PDF, Word and HTML files',
    async (_, content) => {
      const resume = { name: 'Resume', templateId, content, order: [] };
      const pdf = await readResume({ bytes: resumePdf(resume, fonts) }, { pagesOnly: true });
      expect(comparable(pdf.content)).toEqual(comparable(content));
      const docx = { bytes: await exportDocument(resume, 'docx') };
      const word = await readResume(docx, { pagesOnly: true });
      expect(comparable(word.content)).toEqual(comparable(content));
      const html = { bytes: await exportDocument(resume, 'html') };
      expect(comparable((await readResume(html, { pagesOnly: true })).content)).toEqual(
        comparable(content),
      );
    },
  );
});

it.each(people)('JSON and text of %s come back whole', async (_, content) => {
  const resume = { name: 'Resume', templateId: templateIds[0], content, order: [] };
  for (const format of ['json', 'txt'] as const) {
    const { content: read } = await readResume({ bytes: await exportDocument(resume, format) });
    expect(comparable(read)).toEqual(comparable(content));
  }
});
