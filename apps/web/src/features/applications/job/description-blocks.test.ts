import { expect, it } from 'vitest';
import { type Block, blocksOf, type Line } from './description-blocks.ts';

const textOf = ({ marker, spans }: Line) =>
  `${marker ? `[${marker}]` : ''}${spans.map(({ text }) => text).join('')}`;
const linesIn = (block: Block): Line[] =>
  block.kind === 'list' ? block.items.flatMap(({ lines }) => lines) : block.lines;
const shown = (text: string) =>
  blocksOf([{ text }]).map((block) => [block.kind, ...linesIn(block).map(textOf)]);

it('tells headings, lists and paragraphs from plain text', () => {
  const text = `We decide whom we can lend to.
You'll own the numbers.

What you'll do
- Build dbt models

- Design tests
  with lending
Requirements:
1. SQL
2) Python
How we hire

One call, one take-home that we pay for, one afternoon with the team.`;
  expect(shown(text)).toEqual([
    ['paragraph', 'We decide whom we can lend to.', "You'll own the numbers."],
    ['heading', "What you'll do"],
    ['list', '[- ]Build dbt models', '[- ]Design tests', '  with lending'],
    ['heading', 'Requirements:'],
    ['list', '[1. ]SQL', '[2) ]Python'],
    ['heading', 'How we hire'],
    ['paragraph', 'One call, one take-home that we pay for, one afternoon with the team.'],
  ]);
});

it('takes no label, pay, address or last line for a heading', () => {
  const text = `Company: Tidewater Bank

₹32–38 lakh

Write to jobs@tidewater.example

We read every application.

Apply now`;
  expect(new Set(shown(text).map(([kind]) => kind))).toEqual(new Set(['paragraph']));
});

it('takes a heading of Markdown, and an item within an item', () => {
  expect(shown('## The team\nSmall')).toEqual([
    ['heading', '[## ]The team'],
    ['paragraph', 'Small'],
  ]);
  const [list] = blocksOf([{ text: '- SQL\n  - Postgres\n• Go' }]);
  expect(list?.kind === 'list' && list.items.map(({ isInner }) => isInner)).toEqual([
    false,
    true,
    false,
  ]);
});

it('takes a line in bold for a heading, and ticks, arrows and rows of pictures for lists', () => {
  expect(
    shown(
      '📍 München · Hybrid\n\n**You bring**\n✅ MSc\n✅ FEM (**Ansys**)\n\n**We offer:**\n💰 95,000\n🏖️ 30 days\n\n\uf0b7 A\n> B',
    ),
  ).toEqual([
    ['paragraph', '📍 München · Hybrid'],
    ['heading', '[**]You bring'],
    ['list', '[✅ ]MSc', '[✅ ]FEM (**Ansys**)'],
    ['heading', '[**]We offer:'],
    ['list', '[💰 ]95,000', '[🏖️ ]30 days', '[\uf0b7 ]A', '[> ]B'],
  ]);
  expect(shown('  **You bring**\n  - SQL')[0]).toEqual(['heading', '[  **]You bring']);
});

it('loses no letter, and keeps the place of each span in the text', () => {
  const text = 'You bring\n\n- SQL\n• dbt, or\n  more\n\n\nMöre 🙂: yes\n-\n';
  const spans = [
    { text: text.slice(0, 13) },
    { text: text.slice(13, 16), need: 0 },
    { text: text.slice(16, 19) },
    { text: text.slice(19, 26), need: 1 },
    { text: text.slice(26) },
  ];
  const lines = blocksOf(spans).flatMap(linesIn);
  for (const { at, marker, spans } of lines) {
    expect(text.slice(at).startsWith(marker)).toBe(true);
    for (const span of spans) expect(text.slice(span.at).startsWith(span.text)).toBe(true);
  }
  const all = lines.map(({ marker, spans }) => marker + spans.map((one) => one.text).join(''));
  expect(all.join('\n')).toBe(text.replace(/\n{2,}/g, '\n').trimEnd());
  const marked = lines.flatMap(({ spans }) => spans.filter(({ need }) => need !== undefined));
  expect(marked.map(({ text: part, need }) => [part, need])).toEqual([
    ['SQL', 0],
    ['dbt, or', 1],
  ]);
});
