/** One document has one kind of digits: its owner's, or those of its language. */
import { defaultSettings } from '@folio/contract/default-settings';
import { languageTags } from '@folio/contract/document-languages';
import { ResumeContent } from '@folio/contract/resume-content';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { typesetLetter } from '../letter/typeset-letter.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import { letterOf, resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';
import { zeroOf } from './digits.ts';

it.each([
  ['৩টি দল, ১২ জন', '০'],
  ['3টি দল, 12 জন', '0'],
  ['৩টি দল, 12 জন', '0'],
  ['তিনটি দল', undefined],
  ['', undefined],
])('tells the digits of %j', (text, zero) => {
  expect(zeroOf(text)).toBe(zero);
});

/** Two pages, a period and a citation, with whatever numbers the summary has. */
const contentWith = (summary: string) =>
  ResumeContent.parse({
    personalInfo: { firstName: 'Asha', lastName: 'Rao', phone: '+91 98', summary },
    workExperience: Array.from({ length: 40 }, () => ({
      position: 'X',
      startDate: '2019-02',
      endDate: '2023-11',
    })),
    publications: [{ title: 'Y', date: '2021' }],
  });

const digitsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(/\p{Nd}/gu) ?? []).map((digit) => zeroOf(digit)));

function printed(summary: string, settings = {}) {
  const content = contentWith(summary);
  const resume = { ...resumeOf(content), settings: { ...defaultSettings, ...settings } };
  const { pages } = layoutDocument(typesetResume(resume), fonts);
  const lines = pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
  const contacts = outlineResume(resume).contacts.map(({ text }) => text);
  return lines.map(({ text }) => text).filter((text) => !contacts.includes(text));
}

const defaultZero = (language: string) => new Intl.NumberFormat(language).format(0);

describe.each(languageTags)('a document in %s', (language) => {
  it('has the digits of its language where its owner wrote no number', () => {
    for (const runningHead of [false, true])
      expect(digitsIn(printed('', { language, runningHead }))).toEqual(
        new Set([defaultZero(language)]),
      );
  });

  it('has the digits of its owner everywhere', () => {
    expect(digitsIn(printed('12 of 40', { language }))).toEqual(new Set(['0']));
    expect(digitsIn(printed('१२ / ४०', { language }))).toEqual(new Set(['०']));
  });
});

it('numbers the pages of a letter as its date does', () => {
  const settings = { ...defaultSettings, language: 'mr' as const };
  const text = 'क '.repeat(3_000);
  const digits = (date: string) => {
    const { resume, letter } = letterOf({ date, text, address: '' }, { content: contentWith('') });
    const set = typesetLetter({ resume: { ...resume, settings }, letter });
    const { items = [] } = layoutDocument(set, fonts).pages[1] ?? {};
    return digitsIn(items.flatMap((item) => (item.kind === 'line' ? [item.text] : [])));
  };
  expect(digits('२ नोव्हेंबर २०२६')).toEqual(new Set(['०']));
  expect(digits('2 नोव्हेंबर 2026')).toEqual(new Set(['0']));
  expect(digits('')).toEqual(new Set(['०']));
});
