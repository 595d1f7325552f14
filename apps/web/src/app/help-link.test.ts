import { describe, expect, it } from 'vitest';
import { guideNames, guidePath } from '../features/help/help.ts';
import { helpPath } from './help-link.tsx';

describe('the help of a page', () => {
  it.each([
    ['/dashboard', 'first-resume'],
    ['/resume/analysis', 'score'],
    ['/resume/editor', 'first-resume'],
    ['/resume/editor/019', 'first-resume'],
    ['/resume/019/cover-letter', 'fit-to-a-job'],
    ['/payment/credits/pro', 'credits-and-plans'],
    ['/profile/settings', 'profile'],
  ])('[help-link-1] %s is the guide %s, which there is', (path, name) => {
    expect(helpPath(path)).toBe(`/help-center/guides/${name}`);
    expect(guideNames.map(guidePath)).toContain(helpPath(path));
  });

  it('is the help center where no guide fits, or its guide is of what is not sold here', () => {
    expect(helpPath('/billing', false)).toBe('/help-center');
    expect(helpPath('/tips', false)).toBe('/help-center/guides/score');
    expect(helpPath('/contact')).toBe('/help-center');
    expect(helpPath('/help-center/guides/score')).toBe('/help-center');
  });
});
