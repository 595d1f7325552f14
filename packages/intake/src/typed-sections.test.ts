import { moreSections } from '@folio/contract/section-names';
import { describe, expect, it } from 'vitest';
import { further } from './testing/typed-sections/further.ts';
import { heldBack } from './testing/typed-sections/held-back.ts';
import { tuned } from './testing/typed-sections/tuned.ts';
import { scoreCase, type TypedCase } from './testing/typed-sections/typed-case.ts';

const shareRight = (cases: readonly TypedCase[]): number => {
  const scores = cases.map(scoreCase);
  const sum = (name: 'right' | 'fields') => scores.reduce((all, one) => all + one[name], 0);
  return (100 * sum('right')) / sum('fields');
};

describe('[typed-sections-1] sections that few resumes have are read into fields of their own', () => {
  it.each(moreSections)('%s, as those that were tuned on', (section) => {
    const wrong = [...tuned, ...further]
      .filter((one) => one.section === section)
      .flatMap((one) => scoreCase(one).wrong);
    expect(wrong).toEqual([]);
  });

  it('and most of those that were held back', () => {
    expect(shareRight(heldBack)).toBeGreaterThanOrEqual(70);
  });
});
