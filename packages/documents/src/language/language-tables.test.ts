import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** As a browser resolves `#tables-at-hand`. */
const script = `
  const { emptyContent } = await import('@folio/contract/empty-content');
  const { documentLocale, documentLanguage } = await import('@folio/documents/document-locale');
  const { lacksWords, loadWords } = await import('@folio/documents/language-tables');
  const written = (summary) => ({
    content: { ...emptyContent, personalInfo: { ...emptyContent.personalInfo, summary } },
  });
  const english = written('I led the team of a bank and the work of its branches.');
  const german = written('Ich habe die Planung der Werke in der Schweiz geleitet und ausgebaut.');
  const titleOf = (resume) => {
    try {
      return documentLocale(resume).words.sectionTitles.skills;
    } catch (error) {
      return error.name;
    }
  };
  const languages = [english, german].map(documentLanguage);
  const told = () => ({
    lacks: languages.map((language) => lacksWords(language)),
    titles: [english, german].map(titleOf),
  });
  const before = told();
  await loadWords('en');
  const inEnglish = told();
  await loadWords('de');
  console.log(JSON.stringify({ languages, before, inEnglish, after: told() }));
`;

test('a browser has no words for a German document until they are loaded, and never English ones', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=browser', '--input-type=module', '--eval', script],
    { cwd: import.meta.dirname },
  );
  const { languages, before, inEnglish, after } = JSON.parse(stdout);
  expect(languages).toEqual(['en', 'de']);
  expect(before).toEqual({ lacks: [false, true], titles: ['Skills', 'MissingWordsError'] });
  expect(inEnglish).toEqual(before);
  expect(after).toEqual({ lacks: [false, false], titles: ['Skills', 'Kenntnisse'] });
});
