import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readWork } from './work.ts';

const jobs = (...lines: string[]): string[] =>
  readWork(textToLines(lines.join('\n')), () => {}).map(
    ({ position, company, startDate, bullets }) =>
      `${position} | ${company} | ${startDate} | ${bullets.length}`,
  );

describe('readWork', () => {
  it('takes an employer with its whole time and a line about it for no job', () => {
    const read = jobs(
      'Head of the Vale Trust (2002 - 2009)',
      'Director of Grants, 2006 - 2009',
      '- Wrote the reports.',
      'Grant Writer, 2002 - 2006',
      '- Wrote the letters.',
    );
    expect(read).toEqual([
      'Director of Grants | Head of the Vale Trust | 2006 | 1',
      'Grant Writer | Head of the Vale Trust | 2002 | 1',
    ]);
  });

  it('keeps another name of an employer in brackets, and nothing else', () => {
    const read = jobs(
      'Joiner, Acme Pay Inc. (Joinly)\tLeeds, UK',
      '2019 - 2021',
      '- Wrote the reports.',
      'Fitter, Beta Works Ltd (Department of Water)\tLeeds, UK',
      '2016 - 2019',
      '- Wrote the letters.',
    );
    expect(read).toEqual([
      'Joiner | Acme Pay Inc. (Joinly) | 2019 | 1',
      'Fitter | Beta Works Ltd | 2016 | 1',
    ]);
  });

  it('parts jobs whose years a template leaves open', () => {
    const read = jobs(
      'Joiner',
      'Acme Ltd',
      'Month 20XX – Ongoing',
      '- Wrote the reports.',
      '',
      'Fitter',
      'Beta Works',
      'Jan 20XX – Feb 20XX',
      '- Wrote the letters.',
    );
    expect(read).toEqual(['Joiner | Acme Ltd |  | 1', 'Fitter | Beta Works |  | 1']);
  });

  it('takes the address of an employer for no part of its name', () => {
    const read = jobs(
      'Acme http://www.acme.example/',
      'Joiner',
      'May 2014 - June 2016',
      '- Hung doors.',
    );
    expect(read).toEqual(['Joiner | Acme | 2014-05 | 1']);
  });

  it('takes a place beside the period for no employer and its place', () => {
    const read = readWork(
      textToLines(
        [
          '01/06/2020 – current\tLeeds, United Kingdom',
          'CASE MANAGER\tOpen House',
          '- Wrote the reports.',
          '',
          '15/09/2016 – 31/05/2020\tLeeds, United Kingdom',
          'SOCIAL WORKER\tNeighbors Together',
          '- Saw the families.',
        ].join('\n'),
      ),
      () => {},
    );
    expect(read).toMatchObject([
      { company: 'Open House', position: 'CASE MANAGER', location: 'Leeds, United Kingdom' },
      { company: 'Neighbors Together', position: 'SOCIAL WORKER' },
    ]);
  });

  it('takes a job of another time for no employer of the next, whatever it is called', () => {
    const read = jobs(
      'Zwadderaar, Belpunt BV | Sept 2009 - Mar 2013',
      'Cashier, Van Dalfsen | 2006 - 2009',
    );
    expect(read).toHaveLength(2);
  });

  it('parts headers at typed dashes and colons, and drops words that lead on', () => {
    const read = jobs(
      'Monitor Engineer -- Giant Steps [2014 - 2018]',
      '> Toured with four quintets.',
      '',
      'as Stagehand :: Magasinet [2011 - 2013]',
      '> Loaded in and out.',
    );
    expect(read).toEqual([
      'Monitor Engineer | Giant Steps | 2014 | 1',
      'Stagehand | Magasinet | 2011 | 1',
    ]);
  });

  it('leaves a trade behind a dash with its role, and a rank in brackets', () => {
    const read = jobs(
      'Intern - Embedded Systems, Sahyadri Controls Ltd, 2024 - 2025',
      '- Wrote tests.',
      'Warehouse Supervisor (Sergeant), United Depots Ltd, 2021 - 2023',
      '- Ran the floor.',
    );
    expect(read[0]).toContain('| Sahyadri Controls Ltd |');
    expect(read[1]).toContain('| United Depots Ltd |');
  });

  it('does not take what an employer does for its name, nor a label for a job', () => {
    const read = jobs(
      'Nordbalt Re | reinsurer',
      'Actuarial Analyst, 2015 - 2020',
      'Highlights',
      '- Quarterly triangles.',
    );
    expect(read).toEqual(['Actuarial Analyst | Nordbalt Re | 2015 | 1']);
  });
});

describe('readWork, where all headers are set alike', () => {
  it('parts them at the sign that each of them has', () => {
    const read = jobs(
      'Ocmulgee Imaging / X-Ray Tech II / (May 2019 - present)',
      '- Shoot 45 exams.',
      'Dollar Acre / Stocker / (2013 - 2016)',
      '- Unloaded the truck.',
    );
    expect(read[0]).toContain('X-Ray Tech II | Ocmulgee Imaging');
  });

  it('leaves out departments in brackets where several employers have them, and only there', () => {
    const ward = ['Midwife', 'Barkly Hospital (Maternity), 2011 - 2013', '- Ran outreach.'];
    const health = ['Nurse', 'Loddon Health (Surgical Ward), 2009 - 2010', '- Ran the ward.'];
    expect(jobs(...ward, ...health).join()).not.toContain('(');
    const alone = jobs('Fitter', 'Ardent Bros (Electrical), 2011 - 2013', '- Ran cables.');
    expect(alone[0]).toContain('Ardent Bros (Electrical)');
  });

  it('reads a role that is indented below its employer, and no aside in brackets', () => {
    const read = jobs(
      'Craignish Yard              2006 - 2012',
      '(larch on oak)',
      '  Boat Builder',
      '  Repair of larch on oak fishing boats, laid decks, spars.',
    );
    expect(read[0]).toContain('Boat Builder | Craignish Yard');
  });

  it('ends a job of one year in that year', () => {
    const [job] = readWork(textToLines('Intern, Cassel Ltd, 2016\n- Simulated designs.'), () => {});
    expect(job?.endDate).toBe('2016');
  });

  it('reads arrows and sentences as headers', () => {
    const arrows = jobs('2020 - 2022 → Binder → Umbra Folk', '2016 - 2020 → Printer → Norra Folk');
    expect(arrows).toEqual(['Binder | Umbra Folk | 2020 | 0', 'Printer | Norra Folk | 2016 | 0']);
    const read = jobs('From 2019 to 2021 I was Binder at Umbra Folk in Leeds.');
    expect(read).toEqual(['Binder | Umbra Folk | 2019 | 0']);
  });
});
