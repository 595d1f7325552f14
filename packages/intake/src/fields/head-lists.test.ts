import { expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const read = async (head: string) => {
  const text = `Ada Berg\nJoiner\n${head}\n\nExperience\n\nJoiner | Oak & Sons | 2019 – 2023\n• Built stairs.\n\nSkills\n\nStairs, Doors\n`;
  return readResume({ bytes: new TextEncoder().encode(text) });
};
const listsOf = async (head: string) => {
  const { website, links, details } = (await read(head)).content.personalInfo;
  return {
    website,
    links: links.map(({ kind, url }) => `${kind} ${url}`),
    details: details.map(({ label, value }) => `${label}=${value}`),
  };
};

it('tells profiles by their hosts, and leaves the own page', async () => {
  const head = 'ada@example.org | ada.example | linkedin.com/in/ada | github.com/ada';
  expect(await listsOf(head)).toEqual({
    website: 'ada.example',
    links: ['linkedin linkedin.com/in/ada', 'github github.com/ada'],
    details: [],
  });
  const { fields } = await read(head);
  const noted = fields.filter(({ path }) => /website|url/.test(path)).map(({ value }) => value);
  expect(noted).toEqual(['ada.example', 'linkedin.com/in/ada', 'github.com/ada']);
});

it('leaves one address alone where it is', async () => {
  expect((await listsOf('ada@example.org | linkedin.com/in/ada')).website).toBe(
    'linkedin.com/in/ada',
  );
});

it.each([
  [
    'ada@example.org | Nationality: Norwegian | Visa: not needed',
    ['Nationality=Norwegian', 'Visa=not needed'],
  ],
  ['ada@example.org\nDate of birth: 12 May 1990', ['Date of birth=12 May 1990']],
  ['ada@example.org\nNationality\tNorwegian', ['Nationality=Norwegian']],
  ['ada@example.org\nGeboren am 14. 03. 1974', ['Geboren am=14. 03. 1974']],
  ['Geboren am 14.03.1974, ada@example.org', []],
  ['ada@example.org\nGeburtsdatum: 12.05.1990', ['Geburtsdatum=12.05.1990']],
  ['ada@example.org\nGeboren am 12.05.1990 in Linz', ['Geboren am=12.05.1990 in Linz']],
  ['ada@example.org | Née le 12/05/1990', ['Née le=12/05/1990']],
  ['ada@example.org / Visa: not needed', ['Visa=not needed']],
  ['ada@example.org | Pronouns: she / her', ['Pronouns=she / her']],
  // Ways to reach somebody and prose are no details.
  ['E-mail: ada@example.org | Phone: +44 1845 550114 | Address: 4 Mill Lane, Thirsk', []],
  ['ada@example.org\nJoiner: stairs and doors for old houses', []],
])('reads the details of %j', async (head, details) => {
  expect((await listsOf(head)).details).toEqual(details);
});
