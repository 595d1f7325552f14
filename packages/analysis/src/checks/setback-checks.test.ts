import { describe, expect, it } from 'vitest';
import { jobWith, lossesIn, pointsIn } from '../testing/find-losses.ts';
import { quantified, results } from './bullet-figures.ts';
import { specifics } from './evidence.ts';
import { skillsInContext } from './skills-in-context.ts';

describe('what went wrong, and what somebody lacks', () => {
  it.each([
    'Lost 40% of our customers to the shop next door',
    'Sales of our annual fair fell by 40%',
    'We missed 3 of 4 deadlines in a year',
    'Failed to meet 12 deadlines of the council',
    'Our net profit dropped from £4m to £2m',
  ])('is neither a result nor a figure: %s', (text) => {
    expect(pointsIn(results, jobWith([text]))).toBe(13);
    expect(pointsIn(quantified, jobWith([text]))).toBe(3);
    expect(lossesIn(specifics, jobWith([text]))[0]?.message).toMatch(/went wrong/);
  });

  it.each([
    'Lost none of 40 patients on the ward',
    'Lost 40% of our customers, then won 60% of them back',
    'Reduced customer complaints by 40%',
    'Missed appointments fell by 30%',
    'Complaints from customers fell by 20%',
    'Lost property: handed back 400 of 420 bags',
  ])('is not what only sounds like it: %s', (text) => {
    expect(pointsIn(quantified, jobWith([text]))).toBe(2);
  });

  it('shows no skill and no detail', () => {
    const bullets = ['No experience with SAP, Kubernetes or Salesforce'];
    const skills = [{ items: ['SAP'] }];
    expect(pointsIn(specifics, jobWith(bullets))).toBe(11);
    expect(pointsIn(skillsInContext, { ...jobWith(bullets), skills })).toBe(3);
    const used = ['Moved the books of two plants to SAP'];
    expect(pointsIn(skillsInContext, { ...jobWith(used), skills })).toBeLessThan(3);
  });
});
