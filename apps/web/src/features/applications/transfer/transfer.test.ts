import { type ApplicationStatus, applicationStatuses } from '@folio/contract/application-fields';
import { Application } from '@folio/contract/applications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readApplications as readFile } from './read-applications.ts';
import { readDay } from './read-days.ts';
import { applicationsCsv, applicationsJson } from './write-applications.ts';

const readApplications = (text: string) => readFile(text).read;

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

const line = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => text.replace(/[\s\p{Cc}\p{Cs}|\ufeff]+/gu, ' ').trim());
const formula = line.map((text) => `=${text}`);
const text = fc.oneof(
  line,
  formula,
  fc.constantFrom('[Offer] soon', '[]', "'=1", '-5', '@me', '"a", b', 'a;b', "'"),
);
const status = fc.constantFrom<ApplicationStatus>(...applicationStatuses);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const any = fc
  .record({
    role: text,
    company: text,
    pay: text,
    notes: text,
    nextStep: text,
    note: text,
    at: status,
    on: day,
    deadline: fc.option(day),
  })
  .filter(({ role, company }) => Boolean(role || company))
  .map(({ note, at, on, ...fields }) =>
    application({
      ...fields,
      status: at,
      statusDay: on,
      contacts: [{ id: '', name: 'Jo Marsh', about: '', email: 'jo@inn.example', phone: '' }],
      events: [
        { id: '', day: on, status: at, text: '' },
        { id: '', day: on, status: null, text: note },
      ],
    }),
  );

describe('what is written is read again', () => {
  const same = (write: (all: Application[]) => string) =>
    fc.property(fc.array(any, { maxLength: 5 }), (all) => {
      const read = readApplications(write(all));
      expect(read.map(({ fields, day }) => ({ ...fields, day }))).toEqual(
        all.map(
          ({
            id: _i,
            version: _v,
            createdAt: _c,
            updatedAt: _u,
            resumeId: _r,
            appliedDay: _a,
            ...one
          }) => {
            const { statusDay, ...fields } = one;
            return { ...fields, day: statusDay };
          },
        ),
      );
      expect(read.flatMap(({ remarks }) => remarks)).toEqual([]);
    });
  it('as CSV', () => fc.assert(same(applicationsCsv)));
  it('as JSON', () => fc.assert(same(applicationsJson)));
});

it('begins no cell as a formula', () => {
  const csv = applicationsCsv([
    application({ role: '=HYPERLINK("x")', company: '@sum', pay: '-1+2' }),
  ]);
  const cells = csv.split('\r\n')[1]?.split(',') ?? [];
  expect(cells.slice(0, 2)).toEqual(['"\'=HYPERLINK(""x"")"', "'@sum"]);
  expect(csv).not.toMatch(/(?:^|[,"\n])[=+@-]\S/m);
});

it('reads the columns of other trackers, and keeps what it knows no field for', () => {
  const csv = [
    'Job Position;Company;Max. Salary;Location;Status;Date Saved;Date Applied;Follow up;Excitement',
    'Cook;The Inn;30000;Bath;I Withdrew;14/11/2026;15/11/2026;01/12/2026;4',
    'Baker;Rye & Co;;;Not selected 👻;;;;',
    'Archer;;;;Pondering;;;;',
    ';;;;;;;;lost',
  ].join('\n');
  const read = readApplications(csv);
  expect(read).toMatchObject(
    [
      {
        day: '2026-11-15',
        remarks: [],
        fields: {
          role: 'Cook',
          pay: '30000',
          place: 'Bath',
          status: 'withdrawn',
          nextStep: 'Follow up',
          nextStepDay: '2026-12-01',
          notes: 'excitement: 4',
          events: [
            { day: '2026-11-14', status: 'saved' },
            { day: '2026-11-15', status: 'applied' },
            { day: '2026-11-15', status: 'withdrawn' },
          ],
        },
      },
      { fields: { role: 'Baker', status: 'rejected', events: [] }, day: undefined },
      { fields: { status: 'saved', notes: 'Status: Pondering' }, remarks: [/Pondering/] },
      { fields: { role: 'Unnamed job 4', notes: 'excitement: lost' }, isUnnamed: true },
    ].map((one) =>
      one.remarks?.length ? { ...one, remarks: [expect.stringContaining('Pondering')] } : one,
    ),
  );
});

it('keeps both of two columns with one name, one without a name, and cells beyond them', () => {
  const [one] = readApplications('Role,Notes,notes,\nCook,Warm,Cold,Loud,Late');
  expect(one?.fields.notes).toBe('Warm\nnotes (column 3): Cold\ncolumn 4: Loud\ncolumn 5: Late');
});

it('mixes no columns up whose names are those that others would get', () => {
  const [one] = readApplications('Role,x (column 4),x,x,Company\nCook,1,2,3,Inn');
  expect(one?.fields.company).toBe('Inn');
  expect(one?.fields.notes).toBe('x (column 4): 1\nx: 2\nx (column 4) (column 4): 3');
});

it('says that a file is longer than what is read of it', () => {
  const file = (rows: number) => readFile(`Role\n${'Cook\n'.repeat(rows)}\n`);
  expect(file(5_000)).toMatchObject({ isCut: false, read: { length: 5_000 } });
  expect(file(5_001)).toMatchObject({ isCut: true, read: { length: 5_000 } });
});

it('cuts what is too long, and says so', () => {
  const [one] = readApplications(`Title,Company\n${'x'.repeat(400)},Inn`);
  expect(one?.fields.role).toHaveLength(300);
  expect(one?.remarks).toEqual(['Too long, so it’s cut: role']);
});

it('says so of the longest texts, too, and takes the longest timeline whole', () => {
  const [one] = readApplications(`Role,Description\nCook,${'x'.repeat(20_001)}`);
  expect(one?.fields.jobDescription).toHaveLength(20_000);
  expect(one?.remarks).toEqual(['Too long, so it’s cut: jobDescription']);
  const lines = Array.from({ length: 100 }, () => `2026-11-04 [No answer] ${'x'.repeat(300)}`);
  const [other] = readApplications(`Role,Timeline\nCook,"${lines.join('\n')}"`);
  expect(other?.fields.events.filter(({ text }) => text.length === 300)).toHaveLength(100);
});

it.each(['', '{}', '[]', '[1, null, "x", {}]', '{"applications": 5}', 'a,b\n1,2', '"', '\u0000'])(
  'finds nothing in %j',
  (file) => expect(readApplications(file)).toEqual([]),
);

it('reads days as people write them, and none that the calendar lacks', () => {
  for (const written of [
    '2026-11-04',
    '2026-11-04T10:00:00Z',
    '11/4/2026',
    '4 Nov 2026',
    'November 4, 2026',
  ])
    expect(readDay(written), written).toBe('2026-11-04');
  expect(readDay('4.11.2026', true)).toBe('2026-11-04');
  for (const none of ['2026-02-30', '0000-01-01', 'soon', '13/13/2026', 'Nov 2026'])
    expect(readDay(none), none).toBeUndefined();
});
