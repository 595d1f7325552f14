import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { resumeOf } from '../resume-of-lines.ts';

const linesOf = (head: string) => textToLines(`${head}\n\nSkills\n\nSawing, gluing\n`);
const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Offline the rules read alone, until the model has come. */
const byRules = async (head: string) => whole(readLines(linesOf(head)).content.personalInfo);
const byBoth = async (head: string) => whole((await resumeOf(linesOf(head))).content.personalInfo);

describe.each([
  ['rules alone', byRules],
  ['rules and model', byBoth],
])('by %s', (_, nameOf) => {
  it('pronouns are no part of a name', async () => {
    expect(await nameOf('Ada Berg (she/her)\nada@berg.example')).toBe('Ada Berg');
  });

  it('letters of a profession before a name are none of it', async () => {
    expect(await nameOf('CA Ada Berg\nada@berg.example')).toBe('Ada Berg');
  });

  it('a name on two lines is whole where the addresses say both', async () => {
    expect(await nameOf('Ada\nBerg\nJoiner\nada.berg@post.example')).toBe('Ada Berg');
  });

  it('the surname stands first in capitals or in forms alone, whatever the addresses put first', async () => {
    expect(await nameOf('BERG Ada\nada.berg@post.example')).toBe('Ada BERG');
    expect(await nameOf('Ada Berg\nberg.ada@post.example')).toBe('Ada Berg');
  });

  it('a label in a cell of its own names the name', async () => {
    expect(
      await nameOf('Bio data\nName   : Ada Berg\nPost Applied For   : Joiner\nada@berg.example'),
    ).toBe('Ada Berg');
  });

  it.each([
    'Resume of Ada Berg',
    'Curriculum Vitae - Ada Berg',
    'Lebenslauf Ada Berg',
    'Ada Berg Resume',
    'Ada Berg | Curriculum Vitae',
    'Ada Berg, Joiner',
    'Ada Berg PMP',
    'Hi, I’m Ada Berg.',
    'Candidate name: Ada Berg',
    'Nome e cognome: Ada Berg',
    'Name / Surname   Berg, Ada',
    'Personal information   Ada Berg',
    'Ada Berg info@post.example',
    'C.D. Ada Berg',
    'Ada "Addie" Berg',
  ])('a name is told from what stands around it: %s', async (line) => {
    expect(await nameOf(`${line}\nSkelby | 01482 555 0114 | x1@post.example`)).toBe('Ada Berg');
  });

  it('a name that is also a job is one where nothing else is', async () => {
    expect(await nameOf('Will Cook\nBaker\nSkelby | 01482 555 0114')).toBe('Will Cook');
  });

  it.each([
    ['Ada BERG\nada.berg@post.example', 'Ada BERG'],
    ['Ada Berg Jr.\nada.berg@post.example', 'Ada Berg Jr.'],
    ['ADA Berg\nada.berg@post.example', 'ADA Berg'],
    ['Capt. Ada Berg\nada@post.example', 'Ada Berg'],
    ['Ada Berg RGN\nada@post.example', 'Ada Berg'],
    ['ADA BERG, CBAP, AAC\nada@post.example', 'Ada Berg'],
    ['ADA BERG, CBAP\nada@post.example', 'Ada Berg'],
    ['ADA BERG M.SC.\nada@post.example', 'Ada Berg'],
    ['Ada De Vita\nada@post.example', 'Ada De Vita'],
    ['DAFTAR RIWAYAT HIDUP\nNama   : Ada Berg\nSurel   : ada@post.example', 'Ada Berg'],
  ])('titles, professions and the order of names: %s', async (head, name) => {
    expect(await nameOf(head)).toBe(name);
  });

  it('surnames in capitals leave the first place where the addresses begin with the given name', async () => {
    expect(await nameOf('BERG HOLM ADA\nada.berg@post.example')).toBe('Ada Berg Holm');
  });

  it('a title of honour before a name of letters without capitals is none of it', async () => {
    expect(await nameOf('नाम : श्रीमती कुसुम वर्मा\nkusum@berg.example')).toBe('कुसुम वर्मा');
  });
});

it('a surname in capitals stands last, whoever reads it', async () => {
  const head = 'NGUYEN Thuy Linh\nlinh.nguyen@post.example';
  expect(await byRules(head)).toBe('Thuy Linh Nguyen');
  expect(await byBoth(head)).toBe('Thuy Linh NGUYEN');
});
