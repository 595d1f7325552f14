import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultsOf } from './testing/judge-life.ts';
import { event, eventBesideOlderRelease } from './testing/life-events.ts';

/** `RUNS=2000 STEPS=60 SEED=7` makes more and longer lives. */
const steps = Number(process.env.STEPS ?? 40);
const parameters = {
  numRuns: Number(process.env.RUNS ?? 60),
  ...(process.env.SEED && { seed: Number(process.env.SEED) }),
};
const timeoutMs = 60_000 + parameters.numRuns * 1_000;

it.each([
  ['nothing that was kept is lost, all copies end equal, and undo takes nobody else’s', event],
  ['and so it is while a release without a log saves, too', eventBesideOlderRelease],
])(
  '%s',
  (_, events) => {
    fc.assert(
      fc.property(fc.array(events, { minLength: steps, maxLength: steps }), (life) => {
        expect(faultsOf(life)).toEqual([]);
      }),
      parameters,
    );
  },
  timeoutMs,
);
