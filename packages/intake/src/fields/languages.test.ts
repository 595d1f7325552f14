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

  it('takes the columns of a table for no language', () => {
    const table = 'Listening Reading Spoken interaction Writing\nENGLISH\tC1\tC1\tB2\tB2';
    expect(read(table)).toEqual(['ENGLISH: C1']);
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
  ])('finds a level %s', (_, text, languages) => {
    expect(read(text)).toEqual(languages);
  });

  it.each([
    ['Fluent English', ['English: Fluent']],
    ['English (fluent)', ['English: Fluent']],
    ['English – C1', ['English: C1']],
    ['Native Hindi', ['Hindi: Native']],
    ['Fluent in French and German', ['French: Fluent', 'German: Fluent']],
    [
      'Fluent in English, French and German; basic Polish',
      ['English: Fluent', 'French: Fluent', 'German: Fluent', 'Polish: Basic'],
    ],
    ['English and French (fluent), Tamil', ['English: Fluent', 'French: Fluent', 'Tamil: ']],
    ['English native, Spanish conversational', ['English: Native', 'Spanish: Conversational']],
    ['Native: Hindi, Urdu', ['Hindi: Native', 'Urdu: Native']],
    ['Mother tongue(s): GERMAN', ['GERMAN: Native']],
    ['Native or Bilingual: Brazilian Portuguese', ['Brazilian Portuguese: Native']],
    ['Fließend Englisch', ['Englisch: Fluent']],
    ['Englisch (fließend)', ['Englisch: Fluent']],
    ['Englisch – verhandlungssicher', ['Englisch: Fluent']],
    ['Muttersprache: Deutsch', ['Deutsch: Native']],
    ['Fließend in Französisch und Italienisch', ['Französisch: Fluent', 'Italienisch: Fluent']],
    ['Gute Kenntnisse in Spanisch', ['Spanisch: Conversational']],
    ['Sehr gutes Englisch', ['Englisch: Conversational']],
    ['Anglais courant', ['Anglais: Fluent']],
    ['Anglais : courant ; Espagnol : notions', ['Anglais: Fluent', 'Espagnol: Basic']],
    ['Langue maternelle : français', ['français: Native']],
    ['Bilingue français et arabe', ['français: Fluent', 'arabe: Fluent']],
    ['Inglés (nivel alto)', ['Inglés: Fluent']],
    ['Nativo en español, básico en francés', ['español: Native', 'francés: Basic']],
    ['Inglés fluido y alemán intermedio', ['Inglés: Fluent', 'alemán: Conversational']],
    ['Fluente em inglês e espanhol', ['inglês: Fluent', 'espanhol: Fluent']],
    ['Português (língua materna)', ['Português: Native']],
    ['Inglês – intermediário', ['Inglês: Conversational']],
    ['हिंदी (मातृभाषा), अंग्रेज़ी (मध्यम)', ['हिंदी: Native', 'अंग्रेज़ी: Conversational']],
    ['अंग्रेजी में धाराप्रवाह', ['अंग्रेजी: Fluent']],
    ['मातृभाषा: हिन्दी', ['हिन्दी: Native']],
    ['हिंदी और अंग्रेजी – धाराप्रवाह', ['हिंदी: Fluent', 'अंग्रेजी: Fluent']],
    ['Fluent Klingon', ['Klingon: Fluent']],
    ['Fluent in Klingon', ['Klingon: Fluent']],
    ['Latin', ['Latin: ']],
  ])('tells the level from the language in %j', (text, languages) => {
    expect(read(text)).toEqual(languages);
  });

  it('takes a label above other languages for none', () => {
    expect(read('Lengua(s) materna(s): ESPAÑOL\nOtra(s) lengua(s):\nINGLÉS B2')).toEqual([
      'ESPAÑOL: Native',
      'INGLÉS: B2',
    ]);
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
