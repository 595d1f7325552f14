import { readFileSync } from 'node:fs';
import { defaultSettings } from '@folio/contract/default-settings';
import { languageTags } from '@folio/contract/document-languages';
import { templateIds } from '@folio/contract/template-ids';
import { tableFaults } from '@folio/tables/table-faults';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { documentTexts } from '../script-families.ts';
import { resumeOf } from '../testing/resume.ts';
import { typesetResume } from '../typeset-resume.ts';
import { documentWords } from './document-words.ts';

const table = readFileSync(new URL('./document-words.tsv', import.meta.url), 'utf8');

it('is a sorted table without doubles', () => {
  expect(tableFaults(table, ['language', 'word'])).toEqual([]);
});

it.each(languageTags)('has every word in %s, with the places that are filled in', (language) => {
  const { sectionTitles, proficiencies, ...words } = documentWords(language);
  const all = [words, sectionTitles, proficiencies].flatMap((some) => Object.values(some));
  expect(all.filter((word) => !/\S/.test(word))).toEqual([]);
  expect(words.pageLabel).toMatch(/\{page\}.*\{pages\}/);
  expect(words.photoOf).toContain('{name}');
  expect(words.labeled).toMatch(/^\{label\}.+\{text\}$/);
});

/** Whole texts of a document, so that 'Profil' is no 'Profile'. */
const textsIn = (templateId: (typeof templateIds)[number], language: 'en' | null | string) => {
  const settings = { ...defaultSettings, language: language as 'en' };
  return documentTexts(typesetResume({ ...resumeOf(sampleContent, templateId), settings }))
    .map(({ text }) => text.trim())
    .filter(Boolean);
};

describe.each(templateIds)('%s', (templateId) => {
  it('adds no English word to a document in another language', () => {
    const english = Object.values(documentWords('en').sectionTitles);
    const inEnglish = textsIn(templateId, 'en').filter((text) => english.includes(text));
    expect(inEnglish.length).toBeGreaterThan(3);
    for (const language of ['de', 'hi', 'ar', 'ja', 'fr'] as const) {
      const { sectionTitles, present } = documentWords(language);
      const shared = new Set(Object.values(sectionTitles));
      const texts = textsIn(templateId, language);
      expect(texts.filter((text) => english.includes(text) && !shared.has(text))).toEqual([]);
      expect(
        texts.filter((text) => /\bPresent\b|^Page \{/.test(text) && language !== 'fr'),
      ).toEqual([]);
      expect(texts.some((text) => text.includes(present))).toBe(true);
    }
  });
});
