import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unsaidTexts, VerdictNote } from './verdict-note.tsx';

const flags = (...texts: string[]) =>
  texts.map((text) => ({ kind: 'qualifier' as const, text, start: 0, end: text.length }));

const before = 'Helped with investigation of out of specification results in 14 cases.';

it('doesn’t say of a word in the text that the resume lacks it', () => {
  expect(unsaidTexts(flags('Closed', '14', 'specification', 'Closed'), before)).toEqual([
    'Closed',
    '14',
  ]);
  const note = renderToStaticMarkup(
    <VerdictNote verdict="refused" flags={flags('Closed', 'results')} before={before} />,
  );
  expect(note).toContain('Your resume doesn’t say this');
  expect(note).toContain('“Closed”');
  expect(note).not.toContain('“results”');
});

it.each(['refused', 'doubtful'] as const)(
  'asks about the use of words that the text has, and of no others: %s',
  (verdict) => {
    const note = renderToStaticMarkup(
      <VerdictNote verdict={verdict} flags={flags('results')} before={before} />,
    );
    expect(note).toContain('Only you can tell whether this is right');
    expect(note).toContain('“results”');
  },
);

it('keeps all words that are doubtful', () => {
  const note = renderToStaticMarkup(
    <VerdictNote verdict="doubtful" flags={flags('Closed', 'results')} before={before} />,
  );
  expect(note).toContain('“Closed”');
  expect(note).toContain('“results”');
});
