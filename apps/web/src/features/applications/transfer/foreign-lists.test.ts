import { Application } from '@folio/contract/applications';
import { readCsvTable } from '@folio/intake/read-csv';
import { decodeText } from '@folio/intake/text-lines';
import { expect, it } from 'vitest';
import { readApplications } from './read-applications.ts';
import { applicationsCsv } from './write-applications.ts';

const application = (fields: Partial<Application>): Application =>
  Application.parse({
    id: '019400a0-0000-7000-8000-000000000001',
    statusDay: '2026-11-04',
    appliedDay: null,
    version: 1,
    createdAt: '2026-11-04T10:00:00Z',
    updatedAt: '2026-11-04T10:00:00Z',
    ...fields,
  });

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', "'=1+1", "''＝1"])(
  'hands %j to no spreadsheet as a formula, and reads it again',
  (text) => {
    const csv = applicationsCsv([application({ role: 'Cook', notes: text, pay: text })]);
    for (const cell of Object.values(readCsvTable(csv).rows[0] ?? {}))
      expect(cell).not.toMatch(/^[=+@\t\r\n\uff1d\uff0b\uff0d\uff20-]/);
    expect(readApplications(csv).read[0]?.fields).toMatchObject({ pay: text, notes: text });
  },
);

it.each(['\t=1', '\r=1', '\n=1'])('hides no formula behind %j', (text) => {
  const csv = applicationsCsv([application({ role: 'Cook', place: text })]);
  expect(csv.split('\r\n').slice(1).join('\r\n')).toContain(`"'${text}"`);
});

it('takes a stranger’s table for rows alone, whatever its columns are called', () => {
  const csv = 'Role,__proto__,constructor,toString,Company\nCook,evil,worse,no,Inn\n';
  const [one] = readApplications(csv).read;
  expect(one?.fields).toMatchObject({ role: 'Cook', company: 'Inn', status: 'saved' });
  expect(one?.fields.notes).toBe('__proto__: evil\nconstructor: worse\ntostring: no');
  const json = '[{"role": "Cook", "__proto__": {"status": "offer"}, "link": 5}]';
  expect(readApplications(json).read).toMatchObject([
    { fields: { role: 'Cook', status: 'saved' } },
  ]);
});

it('knows the fields of a program that writes their names in one word', () => {
  const json =
    '[{"jobTitle": "Cook", "companyName": "Inn", "dateApplied": "2026-11-02", "jobURL": "x.y"}]';
  const [one] = readApplications(json).read;
  expect(one?.fields).toMatchObject({ role: 'Cook', company: 'Inn', link: 'x.y', notes: '' });
  expect([one?.fields.status, one?.day]).toEqual(['applied', '2026-11-02']);
});

/** As Huntr and Teal hand lists out, with what people write into them. */
const trackers = [
  {
    name: 'Huntr',
    head: 'Company,Title,List Name,Post Url,Date Created,Notes\r\n',
    row: (row: number) =>
      `Zürich Bäckerei ${row},Koch „Küche“,Wishlist,"https://jobs.example/${row}?a=1,2",2026-11-04T10:00:00.000Z,"Zeile 1\nZeile 2, ""zitiert"""\r\n`,
    last: {
      company: 'Zürich Bäckerei 1999',
      role: 'Koch „Küche“',
      status: 'saved',
      link: 'https://jobs.example/1999?a=1,2',
      notes: 'Zeile 1\nZeile 2, "zitiert"',
    },
  },
  {
    name: 'Teal',
    head: 'Job Position;Company;Min. Salary;Status;Date Saved;Excitement\r\n',
    row: (row: number) => `Koch ${row};Zürich;1.000,50;I Withdrew;14/11/2026;⭐️⭐️\r\n`,
    last: {
      role: 'Koch 1999',
      company: 'Zürich',
      status: 'withdrawn',
      pay: '1.000,50',
      notes: 'excitement: ⭐️⭐️',
    },
  },
] as const;
const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with its mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16': (text: string) => {
    const marked = `\ufeff${text}`;
    const units = Uint16Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
    return new Uint8Array(units.buffer);
  },
};

it.each(
  trackers.flatMap((tracker) =>
    Object.entries(encodings).map(([encoding, encode]) => ({ ...tracker, encoding, encode })),
  ),
)('reads 2,000 lines of $name whole, in $encoding', ({ head, row, last, encode }) => {
  const rows = Array.from({ length: 2_000 }, (_, at) => row(at)).join('');
  const { read, isCut } = readApplications(decodeText(encode(head + rows)));
  expect([read.length, isCut]).toEqual([2_000, false]);
  expect(read.at(-1)?.fields).toMatchObject(last);
});

it('reads what an old spreadsheet wrote in the letters of its country', () => {
  const bytes = Uint8Array.from('Title;Company\nKoch;Zürich', (letter) => letter.charCodeAt(0));
  expect(readApplications(decodeText(bytes)).read[0]?.fields.company).toBe('Zürich');
});

it('reads a table that was kept in German, with its days', () => {
  const csv =
    'Firma;Stelle;Ort;Gehalt;Status;Beworben am;Bewerbungsfrist;Ansprechpartner;Bemerkung\n' +
    'Pumpen GmbH;Konstrukteur;Hamburg;62.000 €;Absage;03.12.2026;4. Januar 2027;Frau Lührs;per Post\n';
  const [one] = readApplications(csv).read;
  expect(one?.fields).toMatchObject({
    company: 'Pumpen GmbH',
    role: 'Konstrukteur',
    place: 'Hamburg',
    pay: '62.000 €',
    status: 'rejected',
    deadline: '2027-01-04',
    contacts: [{ name: 'Frau Lührs' }],
    notes: 'per Post',
  });
  expect(one?.fields.events).toMatchObject([
    { day: '2026-12-03', status: 'applied' },
    { status: 'rejected' },
  ]);
});
