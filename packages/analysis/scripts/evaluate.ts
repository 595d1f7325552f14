/** Says as JSON how well needs are read, statements guarded and moves scored, on both sets of each. */
import {
  everydayStatements,
  heldBackEverydayStatements,
} from '../src/fact-guard/testing/everyday-statements.ts';
import { heldBackStatements } from '../src/fact-guard/testing/held-back-statements.ts';
import { measureGuard } from '../src/fact-guard/testing/measure-guard.ts';
import { statements } from '../src/fact-guard/testing/statements.ts';
import { advertisements } from '../src/job-match/testing/advertisements.ts';
import { heldBackAdvertisements } from '../src/job-match/testing/held-back-advertisements.ts';
import type { LabelledAdvertisement } from '../src/job-match/testing/labelled-advertisement.ts';
import { measureTargets } from '../src/job-match/testing/measure-targets.ts';
import { measureTerms } from '../src/job-match/testing/measure-terms.ts';
import {
  heldBackTargetAdvertisements,
  targetAdvertisements,
} from '../src/job-match/testing/target-advertisements.ts';
import { measureMoves } from '../src/testing/measure-moves.ts';

const terms = (list: LabelledAdvertisement[]) => {
  const { misses: _, ...measure } = measureTerms(list);
  return { advertisements: list.length, ...measure };
};
const all = [...advertisements, ...heldBackAdvertisements];

const result = {
  occupations: new Set(all.map(({ occupation }) => occupation)).size,
  terms: { tuned: terms(advertisements), heldBack: terms(heldBackAdvertisements) },
  targets: {
    tuned: measureTargets(targetAdvertisements),
    heldBack: measureTargets(heldBackTargetAdvertisements),
  },
  guard: {
    tuned: measureGuard([...statements, ...everydayStatements]),
    heldBack: measureGuard([...heldBackStatements, ...heldBackEverydayStatements]),
  },
  moves: await measureMoves(60, 7),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
