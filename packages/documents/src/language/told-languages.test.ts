import { defaultSettings } from '@folio/contract/default-settings';
import { isDocumentLanguage, languageTags } from '@folio/contract/document-languages';
import { ResumeContent } from '@folio/contract/resume-content';
import { readTable } from '@folio/tables/read-table';
import { describe, expect, it } from 'vitest';
import { documentLocale, letterLocale } from './document-locale.ts';

const texts = readTable(new URL('../testing/written-in.tsv', import.meta.url), {
  language: 'text',
  text: 'text',
});
const ours = texts.filter(({ language }) => isDocumentLanguage(language));
const others = texts.filter(({ language }) => !isDocumentLanguage(language));

/** What half the resumes of the world have in English beside their own text. */
const inEnglish = {
  skills: [
    {
      category: 'Skills and Tools',
      items: ['Cost Accounting', 'Time to Market', 'Go', 'Ruby on Rails'],
    },
    { category: 'Soft Skills', items: ['Working with the team', 'Can do this on my own'] },
  ],
  projects: [{ name: 'The State of the Art', technologies: 'Node.js, all of the Apache stack' }],
  certifications: [{ name: 'Certified in the Governance of Enterprise IT', issuer: 'The Board' }],
};

const localeOf = (summary: string) =>
  documentLocale({
    content: ResumeContent.parse({
      ...inEnglish,
      personalInfo: { title: 'Head of Accounting and Control', summary },
    }),
  });

describe('a resume with English skills', () => {
  it.each(ours)('is told as $language by its summary: $text', ({ language, text }) => {
    expect(localeOf(text).language).toBe(language);
  });

  it('is tried in every language that documents have words for', () => {
    expect(new Set(ours.map(({ language }) => language))).toEqual(new Set(languageTags));
  });

  it.each(others)('has no words of another language in $language: $text', ({ text }) => {
    const { language, words, dates } = localeOf(text);
    expect(words.present).toBe('Present');
    expect(dates.language).toBe('en');
    expect(isDocumentLanguage(language) && language !== 'en').toBe(false);
  });
});

describe('a language that documents have no words for', () => {
  it.each([
    ['hr', 'Vodila sam tim od osam ljudi i izrađivala mjesečne izvještaje za upravu.'],
    ['sk', 'Viedla som tím ôsmich ľudí a pripravovala mesačné výkazy pre vedenie firmy.'],
    ['et', 'Juhtisin kaheksaliikmelist meeskonda ja koostasin igakuiseid aruandeid.'],
    ['ca', 'Vaig dirigir un equip de vuit persones i vaig preparar els informes de cada mes.'],
    ['ms', 'Mengetuai pasukan lapan orang dan menyediakan laporan kewangan syarikat setiap bulan.'],
    ['bg', 'Ръководих екип от осем души и съставях месечните отчети на фирмата.'],
  ])('is named as %s all the same', (language, summary) => {
    expect(localeOf(summary).language).toBe(language);
  });

  it.each([
    'Juróom-ñetti at laa liggéey ci wàllu comptabilité. Weer wu nekk damay defar rapport yi.',
    'Poapy ary amba’apo contabilidad-pe. Jasy ñavõ ambosako’i umi informe ha ambombyky ára.',
    'Ua faigaluega au i tusi o tupe mo tausaga e valu. Ou te saunia lipoti i masina uma.',
  ])('is left open where the table lacks it: %s', (summary) => {
    const { language, words } = localeOf(summary);
    expect([language, words.present]).toEqual(['en', 'Present']);
  });
});

it('of a letter is that of its text, also where its owner chose one for the resume', () => {
  const summary = 'Ich leite die Abteilung und bin für die Akten da.';
  const content = ResumeContent.parse({ personalInfo: { summary } });
  const languageIn = (language: 'de' | 'nl' | null, text: string) =>
    letterLocale({ content, settings: { ...defaultSettings, language } }, { text, date: '' })
      .language;
  const english = 'I lead the department, and I would be glad to do the same for you.';
  expect([languageIn('de', english), languageIn(null, english)]).toEqual(['en', 'en']);
  // A choice that corrects how the resume was told corrects its letters, too.
  expect([languageIn('nl', summary), languageIn('nl', ''), languageIn('de', '')]).toEqual([
    'nl',
    'nl',
    'de',
  ]);
});

it('is told by what is shown alone, for the letters in its look, too', () => {
  const hidden = 'Ich habe die Abteilung mit zwölf Leuten geleitet und die Kosten gesenkt.';
  const content = ResumeContent.parse({
    personalInfo: { summary: 'Leads the team, and is glad of it.' },
    workExperience: [1, 2, 3].map(() => ({ position: 'a', description: hidden, isHidden: true })),
  });
  const letter = { text: 'OK', date: '' };
  expect(documentLocale({ content }).language).toBe('en');
  expect(letterLocale({ content }, letter).language).toBe('en');
});
