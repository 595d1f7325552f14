import { describe, expect, it } from 'vitest';
import { textToLines } from '../text/text-lines.ts';
import { readWork } from './work.ts';

const jobs = (...lines: string[]): string[] =>
  readWork(textToLines(lines.join('\n')), () => {}).map(
    ({ position, company, startDate, bullets }) =>
      `${position} | ${company} | ${startDate} | ${bullets.length}`,
  );

describe('readWork', () => {
  it('takes an employer with its whole time and a line about it for no job', () => {
    const said = jobs(
      'Head of the Vale Trust (2002 - 2009)',
      'Director of Grants, 2006 - 2009',
      '- Wrote the reports.',
      'Grant Writer, 2002 - 2006',
      '- Wrote the letters.',
    );
    expect(said).toEqual([
      'Director of Grants | Head of the Vale Trust | 2006 | 1',
      'Grant Writer | Head of the Vale Trust | 2002 | 1',
    ]);
  });

  it('takes a job of another time for no employer of the next, whatever it is called', () => {
    const said = jobs(
      'Zwadderaar, Belpunt BV | Sept 2009 - Mar 2013',
      'Cashier, Van Dalfsen | 2006 - 2009',
    );
    expect(said).toHaveLength(2);
  });

  it('parts headers at typed dashes and colons, and drops words that lead on', () => {
    const said = jobs(
      'Monitor Engineer -- Giant Steps [2014 - 2018]',
      '> Toured with four quintets.',
      '',
      'as Stagehand :: Magasinet [2011 - 2013]',
      '> Loaded in and out.',
    );
    expect(said).toEqual([
      'Monitor Engineer | Giant Steps | 2014 | 1',
      'Stagehand | Magasinet | 2011 | 1',
    ]);
  });

  it('leaves a trade behind a dash with its role, and a rank in brackets', () => {
    const said = jobs(
      'Intern - Embedded Systems, Sahyadri Controls Ltd, 2024 - 2025',
      '- Wrote tests.',
      'Warehouse Supervisor (Sergeant), United Depots Ltd, 2021 - 2023',
      '- Ran the floor.',
    );
    expect(said[0]).toContain('| Sahyadri Controls Ltd |');
    expect(said[1]).toContain('| United Depots Ltd |');
  });

  it('does not take what an employer does for its name, nor a label for a job', () => {
    const said = jobs(
      'Nordbalt Re | reinsurer',
      'Actuarial Analyst, 2015 - 2020',
      'Highlights',
      '- Quarterly triangles.',
    );
    expect(said).toEqual(['Actuarial Analyst | Nordbalt Re | 2015 | 1']);
  });
});
