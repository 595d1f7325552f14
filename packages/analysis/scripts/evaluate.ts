/** Says as JSON how well needs are read, statements guarded and moves scored, on both sets of each. */

import { measureGuard } from '../src/fact-guard/testing/measure-guard.ts';
import {
  everydayStatements,
  heldOutEverydayStatements,
  heldOutStatements,
  statements,
} from '../src/fact-guard/testing/statements.ts';
import { advertisements } from '../src/job-match/testing/advertisements.ts';
import { heldOutAdvertisements } from '../src/job-match/testing/held-out-advertisements.ts';
import type { LabelledAdvertisement } from '../src/job-match/testing/labelled-advertisement.ts';
import { measureTargets } from '../src/job-match/testing/measure-targets.ts';
import { measureTerms } from '../src/job-match/testing/measure-terms.ts';
import {
  heldOutTargetAdvertisements,
  targetAdvertisements,
} from '../src/job-match/testing/target-advertisements.ts';
import { measureMoves } from '../src/testing/measure-moves.ts';

const terms = (list: LabelledAdvertisement[]) => {
  const { misses: _, ...measure } = measureTerms(list);
  return { advertisements: list.length, ...measure };
};
const all = [...advertisements, ...heldOutAdvertisements];

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
  moves: await measureMoves(60, 7),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
