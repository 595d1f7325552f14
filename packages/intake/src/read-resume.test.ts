import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { IntakeError } from './intake-error.ts';
import { limits } from './limits.ts';
import { readResume } from './read-resume.ts';
import {
  type FixtureSet,
  readFixture,
  type Scored,
  scoreFixtures,
  tableOf,
} from './testing/read-fixtures.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** The code of the error that a file ends in. */
const codeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { kind } = await readResume({ bytes });
    return `read as ${kind}`;
  } catch (error) {
    return error instanceof IntakeError ? error.code : `not typed: ${error}`;
  }
};

/** For as many as five hundred files: a slow machine is no failure, reading that hangs is. */
const setTimeoutMs = 1_200_000;

describe.each<FixtureSet>(['tuned', 'held-back', 'others'])('the %s files', (set) => {
  let scored: Scored[] = [];
  beforeAll(async () => {
    scored = await scoreFixtures(set);
  }, setTimeoutMs);

  it('are enough, and each is read', () => {
    expect(scored.length).toBeGreaterThanOrEqual(20);
    expect(scored.filter(({ problem }) => problem).map(({ file }) => file)).toEqual([]);
  });

  it('have 94 % of their fields read right, and each field at least 85 %', () => {
    const { mean, fields } = tableOf(scored);
    expect(mean).toBeGreaterThanOrEqual(94);
    for (const name of ['name', 'email', 'phone'] as const)
      expect(fields[name], name).toBeGreaterThanOrEqual(97);
    for (const value of Object.values(fields)) expect(value).toBeGreaterThanOrEqual(85);
  });

  it('come out with each of their texts once', () => {
    expect(scored.filter(({ repeat }) => repeat).map(({ file, repeat }) => [file, repeat])).toEqual(
      [],
    );
  });

  it('hold each field to its bar', () => {
    const { fields } = tableOf(scored);
    for (const name of ['company', 'position', 'dates'] as const)
      expect(fields[name], name).toBeGreaterThanOrEqual(90);
    for (const name of ['school', 'skills', 'headings'] as const)
      expect(fields[name], name).toBeGreaterThanOrEqual(92);
  });
});

describe('the files that nothing was ever repaired on', () => {
  it('have 94 % of their fields read right, and each field at least 85 %', async () => {
    const { mean, fields } = tableOf(await scoreFixtures('unseen'));
    expect(mean).toBeGreaterThanOrEqual(94);
    for (const value of Object.values(fields)) expect(value).toBeGreaterThanOrEqual(85);
  });
});

describe('a file', () => {
  it('is told by its content, whatever it is called', async () => {
    const { bytes } = readFixture('tuned', 'word-headings.ines.docx');
    const read = await readResume({ bytes, name: 'resume.pdf', type: 'application/pdf' });
    expect(read.kind).toBe('docx');
  });

  it('of LinkedIn’s archive is read by itself, too', async () => {
    const profile = 'First Name,Last Name,Headline\nAda,Berg,"Engineer, cranes"\n';
    const { kind, content, text } = await readResume({ bytes: encode(profile) });
    expect({ kind, text }).toEqual({ kind: 'linkedin-archive', text: profile });
    expect(content.personalInfo).toMatchObject({ firstName: 'Ada', title: 'Engineer, cranes' });
  });

  it('without pages is shown as the text that it holds', async () => {
    const word = await readResume(readFixture('tuned', 'word-headings.ines.docx'));
    expect(word.text).toContain('Tidewater Payments Ltd');
    const pdf = await readResume(readFixture('tuned', 'single-column.ines.pdf'));
    expect(pdf.text).toBe('');
  });

  it('says where each field stands, and gives the same twice', async () => {
    const { bytes } = readFixture('tuned', 'single-column.ines.pdf');
    const read = await readResume({ bytes });
    const email = read.fields.find(({ path }) => path === 'personalInfo/email');
    expect(email?.source?.text).toContain('ines.carvalho@example.com');
    expect(email?.source?.page).toBe(1);
    expect(email?.source?.rect.y).toBeGreaterThan(0);
    expect(read.problems).toEqual([]);
    expect(await readResume({ bytes })).toEqual(read);
  });

  it('names what is unsure, and what is missing', async () => {
    const text =
      'Ada Berg\n\nEXPERIENCE\nZorbl | Quux\n2019 – 2020\n- Did things.\n\nSKILLS\nGo, Rust\n';
    const read = await readResume({ bytes: encode(text) });
    expect(read.problems).toEqual(['no-contact']);
    expect(read.unsure).toContain('workExperience/workExperience-1/company');
  });
});

describe('a file of which little can be sorted', () => {
  it('is offered with the rest of its text, and nothing of it is lost', async () => {
    const text =
      'Ada Berg\nada@berg.example\n\nI hang doors.\nTen years with Acme, then on my own.\n';
    const read = await readResume({ bytes: encode(text) });
    expect(read.problems).toContain('little-read');
    expect(read.content.personalInfo.email).toBe('ada@berg.example');
    const contentJson = JSON.stringify(read.content);
    for (const line of ['Ada', 'Berg', 'I hang doors.', 'Ten years with Acme, then on my own.'])
      expect(contentJson).toContain(line);
  });

  const restOf = async (text: string) => {
    const { content } = await readResume({ bytes: encode(text) });
    return content.customSections[0]?.entries[0]?.description;
  };

  it.each([
    'Pune | asha@rao.example | +91 98765 43210',
    'Email: asha@rao.example • Phone: +91 98765 43210',
    'Asha Rao, asha@rao.example, +91 98765 43210',
  ])('does not repeat the contact line: %s', async (line) => {
    const rest = await restOf(
      `Asha Rao\n${line}\n\nCan drive a van\nSpeaks Tamil\nDoes the books\n`,
    );
    expect(rest).toContain('Does the books');
    expect(rest).not.toContain('asha@rao.example');
  });

  it('keeps a contact line that says more than was read', async () => {
    const line = 'asha@rao.example | Ask for the baker after 6 in the evening';
    expect(await restOf(`Asha Rao\nBaker\n${line}\n\nI bake\n`)).toContain(line);
  });

  it('joins no lines between which another one stood', async () => {
    const above = 'Six years I baked the bread of a whole town, and every Sunday the';
    const below = 'cakes of the day were mine to make, from flour to icing, all alone';
    const text = `Asha Rao\nBaker\n\n1998 bread\n\n${above}\nasha@rao.example\n${below}\n`;
    expect(await restOf(text)).toContain(`${above}\n${below}`);
  });

  it('names what nobody could sort as unsure', async () => {
    const text = 'CURRICULUM\n\nada@berg.example\n\n1998 doors, then stairs\n\n- and floors\n';
    const { content, unsure } = await readResume({ bytes: encode(text) });
    const [rest] = content.customSections.slice(-1);
    expect(rest).toMatchObject({ title: 'Other text' });
    expect(unsure.some((path) => path.startsWith('customSections/'))).toBe(true);
  });
});

describe('a file that is longer than what is read of it', () => {
  const head = 'Ana Roe\nana@mail.example\n\nExperience\n\nCook, Acme Ltd, 2019 – 2020\n\n';
  const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`);

  it.each([
    ['a text', `${head}Summary\n\n${words.join(' ')}.\n`],
    [
      'a page',
      `<!doctype html><h1>Ana Roe</h1><p>ana@mail.example<h2>Summary</h2><p>${words.join(' ')}.`,
    ],
  ])('keeps all words of a long paragraph of %s', async (_, text) => {
    const { content } = await readResume({ bytes: encode(text) });
    const read = JSON.stringify(content);
    expect(words.filter((word) => !read.includes(word))).toEqual([]);
  });

  it('says that more was there than a resume has room for', async () => {
    const works = words.slice(0, 250).map((word) => `Roe, A. (2019). On ${word}. Journal, 1, 2.`);
    const all = (count: number) => `${head}Publications\n\n${works.slice(0, count).join('\n\n')}\n`;
    const problemsOf = async (text: string) => (await readResume({ bytes: encode(text) })).problems;
    expect(await problemsOf(all(250))).toContain('over-limit');
    expect(await problemsOf(all(20))).toEqual([]);
    const skills = words.slice(0, 600).join('\n');
    const archive = wordFile({
      'Profile.csv': 'First Name,Last Name,Headline\nAna,Roe,Cook\n',
      'Skills.csv': `Name\n${skills}\n`,
    });
    expect((await readResume({ bytes: archive })).problems).toContain('over-limit');
  });

  it('says that its last lines were not read', async () => {
    const lines = Array.from({ length: limits.lines + 1 }, () => 'x');
    const { problems } = await readResume({ bytes: encode(head + lines.join('\n')) });
    expect(problems).toContain('cut-short');
  });
});

/** A PDF of one page with so many texts, which readers find without its table of objects. */
const pdfOf = (texts: number) => {
  const at = (index: number) => `${(index % 40) * 30} ${Math.floor(index / 40) * 15}`;
  const words = Array.from({ length: texts }, (_, index) => `1 0 0 1 ${at(index)} Tm (word) Tj`);
  return encode(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 1200 4000] /Contents 4 0 R
  /Resources << /Font << /F 5 0 R >> >> >> endobj
4 0 obj << >> stream
BT /F 9 Tf ${words.join('\n')} ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>`);
};

it('reads of a page no more texts than a page has', async () => {
  const { readPdfLines } = await import('./layout/read-pdf.ts');
  // The spaces between them count, too.
  const wordsIn = async (texts: number) => {
    const { lines, isCut } = await readPdfLines(pdfOf(texts), undefined);
    return { isCut, words: lines.flatMap(({ cells }) => cells).length };
  };
  const { pageItems } = limits;
  expect(await wordsIn(pageItems / 2)).toEqual({ isCut: false, words: pageItems / 2 });
  const { isCut, words } = await wordsIn(pageItems);
  expect(isCut).toBe(true);
  expect(words).toBeLessThan(pageItems * 0.6);
});

const wordFile = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

it('RTF without its header, as Pandoc writes it, is read', async () => {
  const text = String.raw`{\pard \ql \f0 {\b Ada Berg}\par}{\pard \ql ada@berg.example\par}{\pard \ql Skills\par}{\pard \ql Oak, Ash\par}`;
  const { kind, content } = await readResume({ bytes: encode(text) });
  expect(kind).toBe('rtf');
  expect(content.personalInfo).toMatchObject({ firstName: 'Ada', email: 'ada@berg.example' });
});

describe('[read-resume-1] a file that is no resume ends in an error of its kind', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['empty', 'empty', () => new Uint8Array()],
    ['blank text', 'empty', () => encode(' \n\n ')],
    ['more than 10 MB', 'too-large', () => new Uint8Array(limits.fileBytes + 1)],
    ['a picture', 'image-only', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['bytes', 'unknown-kind', () => new Uint8Array([1, 0, 2, 0, 3])],
    ['a PDF cut off', 'unreadable', () => encode('%PDF-1.7\n1 0 obj <<')],
    ['a zip cut off', 'unreadable', () => new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])],
    ['another zip', 'unknown-kind', () => wordFile({ 'a.txt': 'x' })],
    ['a Word file of junk', 'unreadable', () => wordFile({ 'word/document.xml': '<w:doc' })],
    ['a letter', 'not-a-resume', () => encode('Dear Sir,\nthank you for the fish.\nYours')],
    ['other JSON', 'not-a-resume', () => encode('{"a":1}')],
    ['broken JSON', 'unreadable', () => encode('{"basics":')],
    [
      'entities',
      'unreadable',
      () => wordFile({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' }),
    ],
    [
      'a bomb',
      'too-large',
      () => wordFile({ 'word/document.xml': ' '.repeat(limits.xmlBytes + 1) }),
    ],
    [
      'an archive that is a bomb',
      'too-large',
      () => wordFile({ 'Positions.csv': ' '.repeat(limits.unzippedBytes + 1) }),
    ],
    [
      'a million columns',
      'not-a-resume',
      () => wordFile({ 'Positions.csv': `${'a,'.repeat(1_000_000)}\n1` }),
    ],
    ['deep JSON', 'not-a-resume', () => encode(`{"a":${'['.repeat(4000)}${']'.repeat(4000)}}`)],
  ])('%s: %s', async (_, code, make) => {
    expect(await codeOf(make())).toBe(code);
  });

  it.each([
    ['locked.pdf', 'encrypted'],
    ['scanned.pdf', 'image-only'],
    ['blank.pdf', 'empty'],
  ])('%s: %s', async (file, code) => {
    const bytes = readFileSync(join(import.meta.dirname, '../fixtures/refused', file));
    expect(await codeOf(new Uint8Array(bytes))).toBe(code);
  });
});

describe('a text that the model alone would read otherwise', () => {
  const text = `Ada Byron
Research Engineer
ada.byron@example.com | +44 20 7946 0812 | London, United Kingdom | adabyron.example.com | linkedin.com/in/adabyron | My code (https://github.com/adabyron) | orcid.org/0000-0002-1825-0097 | Portfolio (https://work.adabyron.example) | Date of birth: 10 December 1990 | Nationality: British | Driving licence: B, C1 | Visa: EU Blue Card

Experience
Senior Engineer
Analytical Works, London
Jan 2015 – Mar 2020
- Built engines for mills.
Analyst
Harbour Bank, Leeds
Feb 2010 – Dec 2014
- Wrote reports on loans.

Military Service
Lieutenant
Royal Navy
Sep 2005 – Aug 2009
Led the radar crew of a frigate.
`;

  it('keeps each of several addresses, without the signs between them', async () => {
    const { content } = await readResume({ bytes: encode(text) });
    expect(content.personalInfo.website).toBe('adabyron.example.com https://work.adabyron.example');
    expect(content.personalInfo.links.map(({ url }) => url)).toEqual([
      'linkedin.com/in/adabyron',
      'https://github.com/adabyron',
      'orcid.org/0000-0002-1825-0097',
    ]);
  });

  it('has a military service under its title, and in no job besides', async () => {
    const { content } = await readResume({ bytes: encode(text) });
    expect(content.militaryService).toMatchObject([{ branch: 'Royal Navy', rank: 'Lieutenant' }]);
    expect(content.workExperience.map(({ company }) => company)).toEqual([
      'Analytical Works',
      'Harbour Bank',
    ]);
  });
});
