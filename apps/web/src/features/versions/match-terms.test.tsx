import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText, segmentsOf } from './marked-text.tsx';
import { MatchTerms } from './match-terms.tsx';

const jobDescription = 'We need SQL and <b>Rust</b>.';
const term = { level: 'required' as const, isFound: false, answered: [] };

test('what the job asks for is marked in its text, and each term says whether it is there', () => {
  const terms = [
    { ...term, name: 'SQL', label: 'SQL', isFound: true, asked: [{ start: 8, end: 11 }] },
    { ...term, name: 'Rust', label: 'Rust', asked: [{ start: 19, end: 23 }] },
  ];
  const html = renderToStaticMarkup(<MatchTerms terms={terms} jobDescription={jobDescription} />);
  expect(html.match(/<mark[^>]*>[^<]*/g)?.map((one) => one.replace(/.*>/, ''))).toEqual([
    'SQL',
    'Rust',
  ]);
  expect(html).toContain('&lt;b&gt;');
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(html).toContain('>Rust</span>');
  expect(html).toContain('In this version');
  expect(html).toContain('Not in this version');
});

test('without any term the job description is still there to read', () => {
  const html = renderToStaticMarkup(<MatchTerms terms={[]} jobDescription={jobDescription} />);
  expect(html).toContain('We need SQL');
  expect(html).not.toContain('<button');
});

test('a text is cut at its marks, whatever overlaps or lies outside', () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 0, end: 3 },
    { start: 5, end: 99 },
    { start: 5, end: 5 },
  ];
  const pieces = segmentsOf('abcdef', spans);
  expect(pieces.map(({ start, end }) => 'abcdef'.slice(start, end)).join('')).toBe('abcdef');
  expect(pieces.filter(({ isMarked }) => isMarked)).toHaveLength(1);
  expect(renderToStaticMarkup(<MarkedText text="" spans={spans} isChosen />)).toBe('');
});
