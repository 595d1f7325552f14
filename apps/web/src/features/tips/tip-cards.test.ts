import { describe, expect, it } from 'vitest';
import { findTips, shortLines } from './tip-cards.tsx';
import { dashboardTips, tipHeads } from './tip-heads.ts';
import { tips } from './tips.ts';

const found = (search: string) => findTips(tips(), search).map(({ title }) => title);

describe('the tips', () => {
  it('[tip-cards-1] are six, of which the dashboard names four', () => {
    expect(tips().map(({ title, category }) => `${title} (${category})`)).toEqual([
      'Action Words Impact (Writing)',
      'Quantify Achievements (Impact)',
      'ATS Optimization (Technical)',
      'Skills Highlight (Skills)',
      'Professional Summary (Writing)',
      'Layout and Formatting (Design)',
    ]);
    expect(dashboardTips).toEqual(tipHeads.slice(0, 4));
  });
});

describe('findTips', () => {
  it('[tip-cards-2] looks in title, description, category and every line, whatever the case', () => {
    expect(found('quantify ACH')).toEqual(['Quantify Achievements']);
    expect(found('time frame to show scale')).toEqual(['Quantify Achievements']);
    expect(found(' writing ')).toEqual(['Action Words Impact', 'Professional Summary']);
    expect(found('sixty words')).toEqual(['Professional Summary']);
  });

  it('takes the quotes and dashes of a keyboard for those in print', () => {
    expect(found('"helped with"')).toEqual(['Action Words Impact']);
    expect(found('mar 2021 - present')).toEqual(['ATS Optimization']);
  });

  it('finds all without a search, and nothing where nothing is', () => {
    expect(found('  ')).toHaveLength(6);
    expect(found('zebra')).toEqual([]);
  });
});

describe('shortLines', () => {
  const [tip] = tips();
  if (!tip) throw new Error('There are no tips');

  it('[tip-cards-3] are the first two', () => {
    expect(shortLines(tip, '')).toEqual(tip.lines.slice(0, 2));
  });

  it('show the line that was searched for, in its place', () => {
    expect(shortLines(tip, 'headline')).toEqual([tip.lines[0], tip.lines[4]]);
  });
});
