import type { ResumeContent } from '@folio/contract/resume-content';
import { moreSections } from '@folio/contract/section-names';
import { exportDocument } from '@folio/documents/export-document';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { readResume } from '@folio/intake/read-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import { expect, it, vi } from 'vitest';
import { typedPeople } from './typed-people.ts';

vi.setConfig({ testTimeout: 120_000 });

type TemplateId = 'classic' | 'modern' | 'rirekisho';
const resumeOf = (content: ResumeContent, templateId: TemplateId) => ({
  name: 'Resume',
  templateId,
  content,
  order: [],
});

/** What its entries say, field by field, without ids. */
const fieldsOf = (content: ResumeContent): Map<string, string> =>
  new Map(
    moreSections.flatMap((section) =>
      content[section].flatMap((entry, at) =>
        Object.entries(entry).flatMap(([field, value]): [string, string][] => {
          const text = textOf(value);
          const isNotWritten = ['id', 'place', 'isHidden', 'type'].includes(field) || text === '';
          return isNotWritten || text === 'false' ? [] : [[`${section}[${at}].${field}`, text]];
        }),
      ),
    ),
  );
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(({ text }) => text).join('\n') : String(value);

async function wrongIn(content: ResumeContent, bytes: Uint8Array, options = {}): Promise<string[]> {
  const read = fieldsOf((await readResume({ bytes }, options)).content);
  return [...fieldsOf(content)].flatMap(([field, text]) =>
    read.get(field)?.normalize('NFC') === text.normalize('NFC') ? [] : [field],
  );
}

it.each(['classic', 'modern', 'rirekisho'] as const)(
  'files of %s that hold their data give back every further section, in six languages',
  async (templateId) => {
    for (const [language, content] of Object.entries(typedPeople)) {
      const resume = resumeOf(content, templateId);
      expect(await wrongIn(content, resumePdf(resume, fonts)), language).toEqual([]);
      for (const format of ['html', 'docx', 'json'] as const) {
        const bytes = await exportDocument(resume, format);
        expect(await wrongIn(content, bytes), `${language} ${format}`).toEqual([]);
      }
    }
  },
);

it('pages in Arabic without data give back most of it, and what they say of work', async () => {
  const content = typedPeople.Arabic ?? sampleContent;
  const list = layoutDocument(typesetResume(resumeOf(content, 'classic')), fonts);
  const bytes = paintPdf(list, fonts);
  const lost = await wrongIn(content, bytes);
  expect(lost.length / fieldsOf(content).size).toBeLessThan(0.2);
  const { workExperience } = (await readResume({ bytes })).content;
  const factsOf = (job: (typeof workExperience)[number]) => [
    job.position,
    job.company,
    job.startDate,
  ];
  expect(workExperience.map(factsOf)).toEqual(content.workExperience.map(factsOf));
});

/** Of the fields in six languages; what is lost stays in a title or a description. */
it.each([
  ['docx', 95],
  ['txt', 95],
  ['md', 95],
] as const)(
  '%s files, which are read by their words, give back most of it',
  async (format, least) => {
    let [wrong, all] = [0, 0];
    for (const content of Object.values(typedPeople)) {
      const bytes = await exportDocument(resumeOf(content, 'classic'), format);
      wrong += (await wrongIn(content, bytes, { pagesOnly: true })).length;
      all += fieldsOf(content).size;
    }
    expect((100 * (all - wrong)) / all).toBeGreaterThanOrEqual(least);
  },
);
