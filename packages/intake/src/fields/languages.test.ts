import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLanguages } from './languages.ts';

const read = (text: string) =>
  readLanguages(textToLines(text), () => {}).map(
    ({ language, proficiency }) => `${language}: ${proficiency}`,
  );

describe('readLanguages', () => {
  it.each([
    ['English (C1)', ['English: C1']],
    ['Deutsch: B2+', ['Deutsch: B2']],
    ['Français – avancé (C1)', ['Français: C1']],
    ['Español | nivel A2', ['Español: A2']],
    ['Italian b1', ['Italian: B1']],
    ['Arabisch: Grundkenntnisse (A1)', ['Arabisch: A1']],
  ])('keeps the level of the European framework in %j', (text, languages) => {
    expect(read(text)).toEqual(languages);
  });

  it('takes a mother tongue for one, whatever level stands beside it', () => {
    expect(read('Türkisch: Muttersprache (C2)')).toEqual(['Türkisch: Native']);
  });

  it('keeps words where no level is named', () => {
    expect(read('Swedish – Fluent\nFrench (conversational)')).toEqual([
      'Swedish: Fluent',
      'French: Conversational',
    ]);
  });
});
