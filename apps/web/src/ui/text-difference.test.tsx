import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextDifference } from './text-difference.tsx';

const shown = (before: string, after: string) =>
  renderToStaticMarkup(<TextDifference before={before} after={after} />);

describe('a difference that is shown', () => {
  it('marks deletions and insertions', () => {
    const html = shown('Helped the team', 'Led the team');
    expect(html).toMatch(/<del [^>]*>Helped<\/del> the team/);
    expect(html).toMatch(/<ins [^>]*>Led<\/ins> the team/);
  });

  it('is the new text alone where there was none', () => {
    const html = shown(' ', 'Engineer');
    expect(html).toContain('Engineer');
    expect(html).not.toMatch(/<ins|Before/);
  });

  it('[text-difference-1] keeps places to fill in visible', () => {
    expect(shown('Cut costs', 'Cut costs by [X%]')).toMatch(/<mark [^>]*>\[X%\]<\/mark>/);
    expect(shown('', 'Cut costs by [X%]')).toMatch(/<mark [^>]*>\[X%\]<\/mark>/);
  });

  it('shows markup as the text that it is', () => {
    expect(shown('<b>a</b>', '<b>c</b>')).not.toContain('<b>');
  });
});
