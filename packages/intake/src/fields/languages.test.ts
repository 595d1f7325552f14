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

  it.each([
    ['English, German (fluent), French', ['English: ', 'German: Fluent', 'French: ']],
    ['English (business, fluent), German', ['English: Fluent', 'German: ']],
    [
      '• English: C1\n• German; Spanish • Dutch',
      ['English: C1', 'German: ', 'Spanish: ', 'Dutch: '],
    ],
    ['Portuguese, fluent', ['Portuguese: Fluent']],
    ['English Native', ['English: Native']],
  ])('parts the languages of %j, each with its own level', (text, languages) => {
    expect(read(text)).toEqual(languages);
  });

  it.each([
    ['on the line below', 'Spanish\nnative speaker\nDutch', ['Spanish: Native', 'Dutch: ']],
    ['in brackets below', 'Spanish\n(very good)', ['Spanish: Conversational']],
    ['below its own column', 'Dutch –    Greek (B1)\nnative', ['Dutch: Native', 'Greek: B1']],
  ])('finds a level %s', (_, text, languages) => {
    expect(read(text)).toEqual(languages);
  });

  it('leaves a line alone that begins anew below a column', () => {
    expect(read('Dutch (B1)    Greek\nPolish')).toEqual(['Dutch: B1', 'Greek: ', 'Polish: ']);
  });

  it('notes how sure each field is, from the place that it is told', () => {
    const notes: unknown[] = [];
    const note = (...[path, value, confidence]: unknown[]) => {
      notes.push([path, value, confidence]);
    };
    readLanguages(textToLines('Dutch (B1)\nGreek'), note, 2);
    expect(notes).toEqual([
      ['languages[2].language', 'Dutch', 0.9],
      ['languages[2].proficiency', 'B1', 0.8],
      ['languages[3].language', 'Greek', 0.9],
      ['languages[3].proficiency', '', 0.8],
    ]);
  });
});
