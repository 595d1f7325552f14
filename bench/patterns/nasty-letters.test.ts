import { readAdvertisement } from '@folio/analysis/advertisement';
import { checkFacts } from '@folio/analysis/fact-guard';
import { matchJob } from '@folio/analysis/job-match';
import { judgeRewrite } from '@folio/analysis/judge-rewrite';
import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { cpuMsNow } from './measure-pattern.ts';

// Eight times the letters take eight times the time, or 64 times where each looks at all others.
const letters = 100_000;
const mostGrowth = 20;
const leastMs = 40;
/** Below this, what is measured is the clock. */
const shortestMs = 0.1;

/** What runs on and on: of titles, marks, legal forms, dates, rates, knock-outs, in several scripts. */
const turns = [
  ' ',
  '\n',
  'A',
  'ß',
  'क',
  'काम ',
  '। ',
  '5',
  '5 years ',
  '(m/w/d) ',
  'Die A GmbH ',
  'suchen wir einen ',
  'Führerschein, ',
  'permis B; ',
  'from 5 to 9 ',
  '5 -> ',
  'Jan 2019 - ',
  'not ',
  '35 a day ',
  'A & ',
  ': ',
  '- ',
  'Buscamos: ',
  'plan lessons ',
  'no 2 accidents ',
  'letter telling us ',
  'quote ref 1A ',
];
const short = 'Did not plan lessons for 35 children a day from Jan 2019 to Mar 2021.';
const advertisement = readAdvertisement('Cook at Acme. You need Python and 5 years of SQL.');

const readers: Record<string, (text: string) => unknown> = {
  'an advertisement is read': readAdvertisement,
  'a resume is matched': (text) =>
    matchJob(
      ResumeContent.parse({ workExperience: [{ description: text.slice(0, 20_000) }] }),
      advertisement,
    ),
  'a long rewrite is judged': (text) => judgeRewrite(short, text),
  'a long rewrite is guarded': (text) => checkFacts(short, text),
  'a rewrite of a long text is guarded': (text) => checkFacts(text, short),
};

function cpuMsOf(run: () => unknown): number {
  const begun = cpuMsNow();
  run();
  return cpuMsNow() - begun;
}

const shaped = (turn: string, length: number) =>
  `${turn.repeat(Math.ceil(length / turn.length)).slice(0, length - 1)}x`;

test.each(Object.entries(readers))(
  '100,000 letters of any shape: %s in time that grows with them',
  (_, read) => {
    read(short);
    const slow = turns.flatMap((turn) => {
      const cpuMs = (length: number) => cpuMsOf(() => read(shaped(turn, length)));
      const growsTooMuch = (most: number) =>
        most > mostGrowth * Math.max(cpuMs(letters / 8), shortestMs);
      const most = cpuMs(letters);
      if (most < leastMs || !growsTooMuch(most)) return [];
      // What else runs on the machine slows now the one and now the other; what does grow, grows each time.
      const again = () => growsTooMuch(cpuMs(letters));
      return again() && again() ? [`${JSON.stringify(turn)}: ${Math.round(most)} ms`] : [];
    });
    expect(slow).toEqual([]);
  },
  600_000,
);
