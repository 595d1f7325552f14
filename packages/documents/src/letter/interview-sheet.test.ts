import { defaultSettings } from '@folio/contract/default-settings';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { interviewPdf } from '../make-pdf.ts';
import { sampleContent } from '../sample-content.ts';
import { contentOf, hostileTexts } from '../testing/hostile-texts.ts';
import { readingText, squeezed } from '../testing/reading-text.ts';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { type InterviewSheet, typesetInterview } from './interview-sheet.ts';

const sheet: InterviewSheet = {
  resume: resumeOf(sampleContent),
  title: 'Senior Data Analyst, Tidewater Bank',
  questions: [
    {
      question: 'How have you used SQL?',
      evidence: [{ quote: 'Built *reports* in SQL', place: 'Analyst, Veridian' }],
      notes: 'Tell of the 3 days.\n- And of [X%]',
    },
    { question: 'What is your experience with Kafka?', evidence: [], notes: '' },
  ],
};
const textOf = (values: Partial<InterviewSheet>) =>
  squeezed(readingText(layoutDocument(typesetInterview({ ...sheet, ...values }), fonts)));

it('says each question with its evidence, word for word, and what was noted', () => {
  const text = textOf({});
  for (const part of [
    'Interview preparation: Senior Data Analyst, Tidewater Bank',
    'How have you used SQL?',
    '“Built *reports* in SQL” (Analyst, Veridian)',
    'Tell of the 3 days.',
    'And of [X%]',
    'What is your experience with Kafka?',
  ])
    expect(text).toContain(squeezed(part));
});

it.each([
  ['fr', 'Préparation à l’entretien : ', '« Built *reports* in SQL » (Analyst, Veridian)'],
  ['de', 'Vorbereitung auf das Vorstellungsgespräch: ', '„Built *reports* in SQL“'],
  ['ja', '面接準備', '「Built *reports* in SQL」'],
] as const)('has the title and the quotation marks of %s', (language, title, quote) => {
  const { resume } = sheet;
  const settings = { ...(resume.settings ?? defaultSettings), language };
  const values = { resume: { ...resume, settings } };
  const text = textOf(values);
  for (const part of [title, quote]) expect(text).toContain(squeezed(part));
  expect(text).not.toContain('Interview');
  expect(typesetInterview({ ...sheet, ...values }).title).not.toContain('Interview');
});

it('has its questions as headings below its title, for who hears it read', () => {
  const document = typesetInterview(sheet);
  const column = document.blocks.flatMap((block) =>
    block.type === 'columns' ? block.columns.flatMap(({ children }) => children) : [],
  );
  const levels = column.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  expect(levels).toEqual([2, 3, 3]);
  expect(document.title).toContain('Interview preparation');
});

it.each(templateIds)('is a PDF in the look of %s, the same bytes each time', (templateId) => {
  const dressed = { ...sheet, resume: resumeOf(sampleContent, templateId) };
  const pdf = interviewPdf(dressed, fonts);
  expect(Buffer.from(pdf).equals(Buffer.from(interviewPdf(dressed, fonts)))).toBe(true);
});

describe.each(hostileTexts.map((text) => [text]))('%j in every field', (text) => {
  it('is a PDF', () => {
    const questions = [{ question: text, evidence: [{ quote: text, place: text }], notes: text }];
    const hostile = { resume: resumeOf(contentOf(text)), title: text, questions };
    expect(interviewPdf(hostile, fonts).length).toBeGreaterThan(100);
  });
});
