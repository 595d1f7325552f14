import type { Block } from '@folio/typeset/blocks';
import { expect, it } from 'vitest';
import { withLanguages } from './with-languages.ts';

const paragraph = (text: string) => ({ type: 'text', runs: [{ text }] }) as unknown as Block;
const languagesOf = (documentLanguage: string, ...texts: string[]) =>
  withLanguages(texts.map(paragraph), documentLanguage).map((block) =>
    'language' in block ? block.language : undefined,
  );

it('addresses in a document of another script are in English, whatever they end in', () => {
  expect(
    languagesOf(
      'ar',
      'asha.verma@example.com',
      'www.example.com',
      'github.com/asha | portfolio.example.com',
    ),
  ).toEqual(['en', 'en', 'en']);
});

it('a Latin text in a document of another script has its own language', () => {
  const german = 'Ich plane Netze und leite die Bauarbeiten an Leitungen für die Stadt.';
  expect(languagesOf('ar', german, 'مهندسة شبكات')).toEqual(['de', undefined]);
});

it('a text in a document of the same script has no language of its own', () => {
  expect(languagesOf('en', 'asha.verma@example.com', 'Curriculum vitae')).toEqual([
    undefined,
    undefined,
  ]);
});

it('a text is in the document’s language where few letters could also be of another', () => {
  expect(languagesOf('bg', 'Ръководих екип от осем души', 'Счетоводител', 'Работа')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(languagesOf('ru', 'Година на почетак рада', 'Docker')).toEqual([undefined, 'en']);
});
