import { expect, it } from 'vitest';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { measureRanking, spearman } from '../testing/measure-ranking.ts';
import { monthOfRanking, pointsOf, rankedGroups } from '../testing/ranked-resumes.ts';
import { scoreResume } from './score-resume.ts';

const spelling = await loadSpelling();
const groups = rankedGroups();

it('orders resumes of one trade and level as readers do, and better than their lengths do', () => {
  const scored = measureRanking(groups, (content) =>
    pointsOf(scoreResume(content, { spelling, month: monthOfRanking })),
  );
  const counted = measureRanking(groups, (content) => scoreResume(content).wordCount);
  expect(scored.resumes).toBeGreaterThanOrEqual(50);
  expect(scored.agreement).toBeGreaterThanOrEqual(0.8);
  expect(scored.measured).toBeGreaterThanOrEqual(0.85);
  expect(scored.measured).toBeGreaterThanOrEqual(counted.measured + 0.2);
});

it('gives no resume that a reader ranked last a score that is called good', () => {
  for (const { resumes, orders } of groups) {
    const last = resumes.get(orders[0]?.at(-1) ?? '');
    expect(last && scoreResume(last, { spelling, month: monthOfRanking }).overall).toBeLessThan(80);
  }
});

it('correlates ranks, ties among them', () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBe(1);
  expect(spearman([1, 2, 3], [30, 20, 10])).toBe(-1);
  expect(spearman([1, 1, 2], [1, 2, 3])).toBeCloseTo(0.866, 3);
  expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0);
});
