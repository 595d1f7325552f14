import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const shown = (value: string, maxLength?: number, hint?: string) =>
  renderToStaticMarkup(
    <TextArea label="Job" value={value} maxLength={maxLength} hint={hint} readOnly />,
  );

describe('a field of several lines', () => {
  it('says when it is full, since the browser cuts without a word', () => {
    expect(shown('a'.repeat(1200), 1200)).toContain('The limit is 1,200 characters');
    expect(shown('a'.repeat(1199), 1200, 'Paste it.')).not.toContain('left out');
    expect(shown('a'.repeat(1200), 1200, 'Paste it.')).toMatch(/Paste it\..*left out/s);
  });

  it('has nothing below it without a hint', () => {
    expect(shown('', 1200)).not.toContain('-hint');
    expect(shown('a')).not.toContain('-hint');
  });
});
