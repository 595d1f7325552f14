/** Says as JSON how well needs are read, statements guarded and moves scored, on both sets of each. */

import { readFileSync } from 'node:fs';
import { measureGuard } from '../src/fact-guard/testing/measure-guard.ts';
import { measureRewrites, rewritesOf } from '../src/fact-guard/testing/rewrites.ts';
import {
  everydayStatements,
  heldOutEverydayStatements,
  heldOutStatements,
  statements,
} from '../src/fact-guard/testing/statements.ts';
import { advertisements } from '../src/job-match/testing/advertisements.ts';
import { heldOutAdvertisements } from '../src/job-match/testing/held-out-advertisements.ts';
import type { LabeledAdvertisement } from '../src/job-match/testing/labeled-advertisement.ts';
import { measureNeeds } from '../src/job-match/testing/measure-needs.ts';
import { measureTargets } from '../src/job-match/testing/measure-targets.ts';
import { measureTerms } from '../src/job-match/testing/measure-terms.ts';
import { type NeedsSet, needsFixtures } from '../src/job-match/testing/needs-fixtures.ts';
import {
  heldOutTargetAdvertisements,
  targetAdvertisements,
} from '../src/job-match/testing/target-advertisements.ts';
import { scoreResume } from '../src/score/score-resume.ts';
import { loadSpelling } from '../src/spelling/load-spelling.ts';
import { measureMoves } from '../src/testing/measure-moves.ts';
import { measureRanking } from '../src/testing/measure-ranking.ts';
import { monthOfRanking, pointsOf, rankedGroups } from '../src/testing/ranked-resumes.ts';

const terms = (list: LabeledAdvertisement[]) => {
  const { misses: _, ...measure } = measureTerms(list);
  return { advertisements: list.length, ...measure };
};
const needsOf = (set: NeedsSet) => {
  const fixtures = needsFixtures(set);
  const isEnglish = ({ gold }: (typeof fixtures)[number]) => gold.language === 'en';
  return {
    en: measureNeeds(fixtures.filter(isEnglish)),
    others: measureNeeds(fixtures.filter((one) => !isEnglish(one))),
  };
};
const firstSight = JSON.parse(
  readFileSync(new URL('../fixtures/first-sight.json', import.meta.url), 'utf8'),
);
const all = [...advertisements, ...heldOutAdvertisements];

const spelling = await loadSpelling();

/** How the score orders the resumes of a set, beside their readers and the count of words. */
function ranking(set: string) {
  const groups = rankedGroups(set);
  if (groups.length === 0) return undefined;
  const options = { spelling, month: monthOfRanking };
  return {
    ...measureRanking(groups, (content) => pointsOf(scoreResume(content, options))),
    words: measureRanking(groups, (content) => scoreResume(content).wordCount).measured,
  };
}

const result = {
  occupations: new Set(all.map(({ occupation }) => occupation)).size,
  terms: { tuned: terms(advertisements), heldBack: terms(heldOutAdvertisements) },
  targets: {
    tuned: measureTargets(targetAdvertisements),
    heldBack: measureTargets(heldOutTargetAdvertisements),
  },
  guard: {
    tuned: measureGuard([...statements, ...everydayStatements]),
    heldBack: measureGuard([...heldOutStatements, ...heldOutEverydayStatements]),
  },
  strangers: {
    needs: {
      firstSight: firstSight.needs,
      now: needsOf('tuned'),
      heldBack: needsOf('held-back'),
    },
    rewrites: {
      firstSight: firstSight.rewrites,
      now: measureRewrites(rewritesOf('tuned')),
      heldBack: measureRewrites(rewritesOf('held-back')),
    },
  },
  moves: await measureMoves(60, 7),
  ranking: { tuned: ranking('ranked'), heldBack: ranking('ranked-held-back') },
};
process.stdout.write(`${JSON.stringify(result)}\n`);
