import { describe, expect, it } from 'vitest';
import { createVisits } from './visits.ts';

const home = { address: '192.0.2.1', userAgent: 'Firefox' };

describe('an opening of a page', () => {
  it('[visits-1] counts once an hour for each visitor and page', () => {
    let now = 0;
    const count = createVisits(() => now);
    const openings = () => [
      count('ada', home, false),
      count('ada', home, false),
      count('ada', { ...home, address: '192.0.2.2' }, false),
      count('ada', { ...home, userAgent: 'Safari' }, false),
      count('bob', home, false),
    ];
    expect(openings()).toEqual([1, 0, 1, 1, 1]);
    now += 59 * 60_000;
    expect(openings()).toEqual([0, 0, 0, 0, 0]);
    now += 60_000;
    expect(openings()).toEqual([1, 0, 1, 1, 1]);
  });

  it('[visits-2] by its owner counts for nothing, also when it was taken for a visitor’s first', () => {
    const count = createVisits(() => 0);
    expect([count('ada', home, true), count('ada', home, false)]).toEqual([0, 0]);
    const away = { ...home, address: '192.0.2.9' };
    const openings = [false, true, true, false].map((isOwner) => count('ada', away, isOwner));
    expect(openings).toEqual([1, -1, 0, 0]);
  });

  it('by a machine does not count', () => {
    const count = createVisits(() => 0);
    for (const userAgent of ['Googlebot/2.1', 'curl/8', 'Slackbot-LinkExpanding', '', undefined])
      expect(count('ada', { ...home, userAgent }, false)).toBe(0);
  });

  it('counts twenty browsers of one network, however many it names', () => {
    const count = createVisits(() => 0);
    const openings = Array.from({ length: 200 }, (_, number) =>
      count('ada', { ...home, userAgent: `Firefox/${number}` }, false),
    );
    expect(openings.filter((views) => views === 1)).toHaveLength(20);
    expect(count('bob', home, false)).toBe(1);
    expect(count('ada', { ...home, address: '192.0.2.2' }, false)).toBe(1);
  });

  it('does not count where too many are kept in mind', () => {
    const count = createVisits(() => 0, 2);
    const from = (address: string) => count('ada', { ...home, address }, false);
    expect([from('a'), from('b'), from('c'), from('a')]).toEqual([1, 1, 0, 0]);
  });
});
