import { exportFormats } from '@folio/contract/exports';
import { type ResumeContent, ResumeContent as Schema } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { layoutResume } from './layout-resume.ts';
import { exportLetter } from './letter/export-letter.ts';
import { typesetLetter } from './letter/typeset-letter.ts';
import { sampleContent } from './sample-content.ts';
import { readDocx } from './testing/read-docx.ts';
import { readMarkup } from './testing/read-markup.ts';
import { readingText } from './testing/reading-text.ts';
import { greyPhoto, resumeOf, withPhoto } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

/** The contents that leave something out that a document has a place for. */
const { personalInfo } = sampleContent;
const incomplete: Record<string, ResumeContent> = {
  'nothing at all': Schema.parse({}),
  'spaces alone': Schema.parse({
    personalInfo: { firstName: ' ', title: ' ', summary: '  ' },
    workExperience: [{ position: ' ', bullets: [' '] }],
    customSections: [{ title: ' ', entries: [{ title: ' ' }] }],
  }),
  'no title': { ...sampleContent, personalInfo: { ...personalInfo, title: '' } },
  'no name': { ...sampleContent, personalInfo: { ...personalInfo, firstName: '', lastName: '' } },
  'a photo of nobody': withPhoto(
    Schema.parse({ workExperience: [{ bullets: ['Ran it.'] }], skills: [{ items: ['SQL'] }] }),
  ),
};

/** What a person is asked for, or told about themselves, in a place of theirs. */
const placeholder =
  /\b(?:your|my|name|full name|title|professional|job|lorem|untitled|undefined|null)\b/i;

/** What is read in each output, with what programs are told of it. */
const outputs: Record<string, (content: ResumeContent) => string | Promise<string>> = {
  ...Object.fromEntries(
    templateIds.map((templateId) => [
      `pages in ${templateId}`,
      (content: ResumeContent) => {
        const resume = { ...resumeOf(content, templateId), photo: greyPhoto };
        const { list } = layoutResume(resume, typesetResume(resume), fonts);
        const alts = JSON.stringify(list).match(/"alt":"[^"]*"/g) ?? [];
        return [readingText(list), ...alts].join('\n');
      },
    ]),
  ),
  ...Object.fromEntries(
    templateIds.map((templateId) => [
      `a letter in ${templateId}`,
      (content: ResumeContent) =>
        readingText(layoutDocument(typesetLetter({ ...emptyLetter(content, templateId) }), fonts)),
    ]),
  ),
  'a letter in txt': async (content) => decoded(await exportLetter(emptyLetter(content), 'txt')),
  'a letter in docx': async (content) => wordsOf(await exportLetter(emptyLetter(content), 'docx')),
  ...Object.fromEntries(
    exportFormats
      .filter((format) => format !== 'pdf')
      .map((format) => [
        format,
        async (content: ResumeContent) => {
          const bytes = await exportDocument({ ...resumeOf(content), photo: greyPhoto }, format);
          if (format === 'docx') return wordsOf(bytes);
          if (format === 'json') return valuesOf(JSON.parse(decoded(bytes))).join('\n');
          return format === 'txt' ? decoded(bytes) : readMarkup(decoded(bytes)).text;
        },
      ]),
  ),
};

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const wordsOf = (bytes: Uint8Array) =>
  readDocx(bytes)
    .paragraphs.map(({ text }) => text)
    .join('\n');
const valuesOf = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? Object.values(value).flatMap(valuesOf) : [value];

function emptyLetter(content: ResumeContent, templateId: (typeof templateIds)[number] = 'modern') {
  const blank = { date: '', hiringManager: '', company: '', address: '', subject: '', text: '' };
  return { resume: resumeOf(content, templateId), letter: blank };
}

/** All that the content says: a word of it is nobody's placeholder. */
const typed = (content: ResumeContent) => valuesOf(content).join('\n');

describe.each(Object.keys(outputs))('%s', (name) => {
  it.each(Object.keys(incomplete))(
    '[no-placeholder-1] prints nothing in the place of what is missing: %s',
    async (kind) => {
      const content = incomplete[kind] ?? sampleContent;
      const shown = (await outputs[name]?.(content)) ?? '';
      const own = typed(content);
      const strange = shown.match(new RegExp(placeholder, 'gi')) ?? [];
      expect(strange.filter((word) => !own.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    },
  );
});
