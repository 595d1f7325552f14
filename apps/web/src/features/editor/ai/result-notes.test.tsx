import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResultNotes } from './result-notes.tsx';

const origin = { provider: 'openai' as const, heldBack: [] };
const shown = (answer: Parameters<typeof ResultNotes>[0]['answer'], isSample = false) =>
  renderToStaticMarkup(<ResultNotes {...{ answer, isSample }} />);

describe('what has to be known of an answer', () => {
  it('is nothing where all is well', () => {
    expect(shown(origin)).toBe('');
  });

  it('is every fact that was held back, once, and why', () => {
    const heldBack = ['40%', 'Google', '40%'].map((text) => ({ kind: 'number', text }));
    const html = shown({ ...origin, heldBack, notice: 'They were held back.' });
    expect(html).toContain('They were held back.');
    expect(html.match(/40%/g)).toHaveLength(1);
    expect(html).toContain('Google');
    expect(html).toContain('Held back, because your own text does not say it:');
  });

  it('is that it is a sample', () => {
    expect(shown(origin, true)).toContain('Sample Data');
  });
});
