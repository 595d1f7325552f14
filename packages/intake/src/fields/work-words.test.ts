import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readWork } from './work.ts';

const jobs = (...lines: string[]): string[] =>
  readWork(textToLines(lines.join('\n')), () => {}).map(
    ({ position, company, startDate, endDate }) =>
      `${position} | ${company} | ${startDate}..${endDate}`,
  );

describe('readWork, by what words say', () => {
  it('takes neither a department nor words about an employer for its name', () => {
    const read = jobs(
      'Planner   2018 - 2021',
      'Corvin Dairy, Leeds',
      'Quality Department',
      '- Planned the week.',
      'Packer   2015 - 2017',
      'Blue Heron, Leeds',
      'Toys for small children',
      '- Packed.',
    );
    expect(read).toEqual([
      'Planner | Corvin Dairy | 2018..2021',
      'Packer | Blue Heron | 2015..2017',
    ]);
  });

  it('takes the terms of a contract for neither', () => {
    const read = jobs('Floristin, Distelhof, Greiz', '08.2012 – 06.2018 (Teilzeit, befristet)');
    expect(read).toEqual(['Floristin | Distelhof | 2012-08..2018-06']);
  });

  it('parts a role from the name behind a preposition', () => {
    const read = jobs('Março de 2017 até hoje', 'Encarregada de montagem na Ribeirão');
    expect(read).toEqual(['Encarregada de montagem | Ribeirão | 2017-03..']);
    expect(jobs('Tecnica em Optometria na Visã, 2017 - 2018')[0]).toContain(
      'Tecnica em Optometria',
    );
  });

  it('leaves the town within the name of a company', () => {
    const read = jobs('Praktykantka', 'Bank Ludowy w Nordby', '2017 - 2020');
    expect(read).toEqual(['Praktykantka | Bank Ludowy w Nordby | 2017..2020']);
  });

  it('reads a name in square brackets before its role', () => {
    expect(jobs('[Tide Radio] Presenter', '2017 - 2020')).toEqual([
      'Presenter | Tide Radio | 2017..2020',
    ]);
  });

  it('lets a role with its place go on with the employer above', () => {
    const read = jobs(
      'UNITED DEPOTS LTD, 2004 – 2024',
      '',
      'Floor Supervisor   Jul 2018 – Aug 2024',
      'Fort Worth, TX',
      '- Ran the floor.',
      'Stock Controller   Jun 2013 – Jun 2018',
      'Camp Verde, AZ',
      '- Counted.',
    );
    expect(read).toEqual([
      'Floor Supervisor | UNITED DEPOTS LTD | 2018-07..2024-08',
      'Stock Controller | UNITED DEPOTS LTD | 2013-06..2018-06',
    ]);
  });

  it('parts what runs on from a header, however short it is', () => {
    const read = jobs(
      'Farmer, North Hvamm, since 1998. Own farm with ewes and horses, and a sheep house that is new.',
      'Deckhand, Skagi Fishing, 1994–1998. Longline mostly.',
    );
    expect(read).toEqual([
      'Farmer | North Hvamm | 1998..',
      'Deckhand | Skagi Fishing | 1994..1998',
    ]);
  });
});
