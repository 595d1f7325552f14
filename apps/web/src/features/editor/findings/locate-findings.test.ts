import { loadSpelling } from '@folio/analysis/load-spelling';
import { scoreResume } from '@folio/analysis/score';
import { loadFontBook } from '@folio/documents/fonts-node';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/saving-fixture.ts';
import { contentOf, documentOf, type EditorDocument } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { locateFindings } from './locate-findings.ts';

const book = await loadFontBook();
const spelling = await loadSpelling();
const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { firstName: 'Ada', summary: 'A cook who likes the managment of kitchens.' },
      workExperience: [{ position: 'Cook', company: 'Inn', bullets: ['Meals were cooked daily'] }],
    },
  }),
);
const scored = contentOf(document);
const { findings } = scoreResume(scored, { spelling });
const locate = (now: EditorDocument) => {
  const list = layoutDocument(typesetResume(asResume(now)), book);
  return locateFindings(findings, scored, now, list);
};
const summarize = (now: EditorDocument) =>
  locate(now).flatMap(({ findings: all, path, start, end, stretches }) =>
    all.flatMap(({ check }) => {
      if (!['spelling', 'passive-voice'].includes(check)) return [];
      const text = check === 'spelling' ? now.form.summary : now.form.experience[0]?.bulletPoints;
      return [[check, path, text?.slice(start, end), stretches.length]];
    }),
  );
const spelt = ['spelling', 'personalInfo.summary', 'managment', 1];
const passive = ['passive-voice', 'workExperience[0].bullets[0]', 'were cooked', 1];
const write = (value: string) =>
  reduceDocument(document, { type: 'setField', field: 'summary', value });

it('finds the words of a finding in the text and on the page', () => {
  expect(summarize(document)).toEqual(expect.arrayContaining([spelt, passive]));
});

it('leaves out what is about a place as a whole', () => {
  expect(findings.some(({ start, end }) => start === end)).toBe(true);
  expect(locate(document).every(({ start, end }) => start < end)).toBe(true);
});

it('says once where what is said of the same words is', () => {
  const [one] = findings;
  if (!one) throw new Error('There is nothing to find');
  const list = layoutDocument(typesetResume(asResume(document)), book);
  const spelt = findings.find(({ check }) => check === 'spelling') ?? one;
  const twice = locateFindings([spelt, { ...spelt, check: 'other' }], scored, document, list);
  expect(twice.map((located) => located.findings.map(({ check }) => check))).toEqual([
    ['spelling', 'other'],
  ]);
});

it('follows what is typed, and drops what is repaired', () => {
  const longer = write(`Also ${document.form.summary}`);
  expect(summarize(longer)).toEqual(expect.arrayContaining([spelt, passive]));
  const repaired = write('A cook who likes the management of kitchens.');
  expect(summarize(repaired)).toEqual([passive]);
});
