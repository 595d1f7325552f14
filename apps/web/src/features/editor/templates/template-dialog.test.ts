import { templates } from '@folio/contract/template-list';
import { describe, expect, it } from 'vitest';
import { filterTemplates } from './template-dialog.tsx';

const free = { subscription: 'free', hasBoughtPack: false } as const;
const premium = { ...free, subscription: 'premium' } as const;

describe('the templates to choose from', () => {
  it('are all, unless filtered', () => {
    expect(filterTemplates({ layout: 'all', plan: 'all' }, free)).toEqual(templates);
  });

  it('are in one column or two, and never in both', () => {
    const one = filterTemplates({ layout: 'one', plan: 'all' }, free);
    const two = filterTemplates({ layout: 'two', plan: 'all' }, free);
    expect(two.map(({ id }) => id)).toContain('creative');
    expect(one.length + two.length).toBe(templates.length);
  });

  it('are those of the plan, where only they are wanted', () => {
    const mine = filterTemplates({ layout: 'all', plan: 'mine' }, free);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ tier }) => tier === 'free')).toBe(true);
    expect(filterTemplates({ layout: 'all', plan: 'mine' }, premium)).toEqual(templates);
  });
});
