import { expect, it } from 'vitest';
import { doubtedTexts } from './verdict-note.tsx';

const flags = (...texts: string[]) =>
  texts.map((text) => ({ kind: 'qualifier' as const, text, start: 0, end: text.length }));

it('doesn’t say of a word in the text that the resume lacks it', () => {
  const before = 'Helped with investigation of out of specification results in 14 cases.';
  expect(doubtedTexts(flags('Closed', '14', 'specification', 'Closed'), before)).toEqual([
    'Closed',
    '14',
  ]);
});

it('names the words whose use is doubted where nothing else is', () => {
  expect(doubtedTexts(flags('results'), 'Checked results.')).toEqual(['results']);
});
