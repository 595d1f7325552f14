import { loadSpelling } from '@folio/analysis/load-spelling';
import { scoreResume } from '@folio/analysis/score';
import { textAt } from '@folio/contract/content-path';
import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { locateFindings, movedSpan, spanNow } from './locate-findings.ts';

const spelling = await loadSpelling();
const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { firstName: 'Ada', summary: 'A cook who likes the managment of kitchens.' },
      workExperience: [{ position: 'Cook', company: 'Inn', bullets: ['Meals were cooked daily'] }],
    },
  }),
);
const scored = document.content;
const { findings } = scoreResume(scored, { spelling });
const locate = (now: EditorDocument) => {
  const list = layoutDocument(typesetResume(asResume(now)), book);
  return locateFindings(findings, scored, now.content, list);
};
const summarize = (now: EditorDocument) =>
  locate(now).flatMap(({ findings: all, path, start, end, lineSpans }) =>
    all.flatMap(({ check }) => {
      if (!['spelling', 'passive-voice'].includes(check)) return [];
      const text = textAt(now.content, path);
      return [[check, path, text?.slice(start, end), lineSpans.length]];
    }),
  );
const spelt = ['spelling', 'personalInfo/summary', 'managment', 1];
const passive = [
  'passive-voice',
  'workExperience/workExperience-1/bullets/bullets-1/text',
  'were cooked',
  1,
];
const write = (value: string) =>
  reduceDocument(document, { type: 'setField', field: 'summary', value });

it('finds the words of a finding in the text and on the page', () => {
  expect(summarize(document)).toEqual(expect.arrayContaining([spelt, passive]));
});

it('leads to its words where they are by now, when letters were typed that the pages do not show yet', () => {
  const misspelt = locate(document).find(({ findings: [one] }) => one?.check === 'spelling');
  if (!misspelt) throw new Error('There is nothing to lead to');
  const wordsIn = (summary: string) => {
    const { content } = write(summary);
    const { start, end } = spanNow(misspelt, content);
    return textAt(content, misspelt.path)?.slice(start, end);
  };
  expect(wordsIn('Also A cook who likes the managment of kitchens.')).toBe('managment');
  expect(wordsIn('A cook who likes the managment of two kitchens.')).toBe('managment');
  expect(wordsIn('A cook who likes the managements of kitchens.')).toBe('');
});

it('leaves out findings about a part as a whole', () => {
  expect(findings.some(({ start, end }) => start === end)).toBe(true);
  expect(locate(document).every(({ start, end }) => start < end)).toBe(true);
});

it('joins findings about the same words', () => {
  const [one] = findings;
  if (!one) throw new Error('There is nothing to find');
  const list = layoutDocument(typesetResume(asResume(document)), book);
  const spelt = findings.find(({ check }) => check === 'spelling') ?? one;
  const twice = locateFindings([spelt, { ...spelt, check: 'other' }], scored, scored, list);
  expect(twice.map((located) => located.findings.map(({ check }) => check))).toEqual([
    ['spelling', 'other'],
  ]);
});

it('follows edits, and drops fixed findings', () => {
  const longer = write(`Also ${document.content.personalInfo.summary}`);
  expect(summarize(longer)).toEqual(expect.arrayContaining([spelt, passive]));
  const repaired = write('A cook who likes the management of kitchens.');
  expect(summarize(repaired)).toEqual([passive]);
});

const text = 'I was helped by the team.';
const span = { start: 2, end: 12 };
const moved = (after: string) => {
  const now = movedSpan(text, after, span);
  return now && after.slice(now.start, now.end);
};

it('follows its words while something else is typed', () => {
  for (const after of [
    text,
    'And I was helped by the team.',
    'was helped by the team.'.replace(/^/, 'I '),
    'I was helped by the whole team.',
    'I was helped',
    'Indeed I was helped by the team.',
  ])
    expect(moved(after), after).toBe('was helped');
});

it('is lost as soon as its own words are touched', () => {
  for (const after of [
    'I was held by the team.',
    'I helped by the team.',
    'I was helpedly by the team.',
    'Iwas helped by the team.',
    '',
    'Led the team.',
  ])
    expect(moved(after), after).toBeUndefined();
});

it('recognizes words by their findings when a new score arrives', () => {
  const now = write('Also a cook who likes the managment of kitchens.');
  const list = layoutDocument(typesetResume(asResume(now)), book);
  const anew = scoreResume(now.content, { spelling }).findings;
  const keyOf = (all: ReturnType<typeof locateFindings>) =>
    all.find((one) => one.findings.some(({ check }) => check === 'spelling'))?.key;
  const before = keyOf(locate(now));
  expect(before).toBeDefined();
  expect(keyOf(locateFindings(anew, now.content, now.content, list))).toBe(before);
});
