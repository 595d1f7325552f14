import type { Finding } from '@folio/contract/ai-answers';
import { expect, it } from 'vitest';
import { bestOfPlaces, rewrittenOf } from './improve.service.ts';

const finding = (check: string, path: string, points: number): Finding => ({
  check,
  path,
  points,
  message: check,
  start: 0,
  end: 0,
  area: 'content',
  severity: 'high',
});

it('names the finding that is worth most of each place, the most worthwhile place first', () => {
  const [spelling, verbs, other] = [
    finding('spelling', 'a', 1),
    finding('action-verbs', 'a', 2),
    finding('order', 'b', 3),
  ];
  expect(bestOfPlaces([spelling, verbs, other])).toEqual([other, verbs]);
});

it('puts a rewriting below a reason of wording, and the missing fact beside it', () => {
  const [result, verbs, passive] = [
    finding('results', 'a', 3),
    finding('action-verbs', 'a', 2),
    finding('passive-voice', 'a', 1),
  ];
  const worth = bestOfPlaces([passive, verbs, result]);
  expect(worth).toEqual([result, verbs]);
  expect(worth.filter(rewrittenOf(worth))).toEqual([verbs]);
});

it('rewrites below the missing fact where nothing else is wrong', () => {
  const worth = bestOfPlaces([finding('results', 'a', 3)]);
  expect(worth.filter(rewrittenOf(worth))).toEqual(worth);
});
