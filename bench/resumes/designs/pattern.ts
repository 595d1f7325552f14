import type { Span } from '../compose/block.ts';

/**
 * The layout of an entry, in one line: ' // ' separates rows, text in the margin precedes ' << ',
 * and flush-right text follows ' >> '. '{company:b}' is a field (b bold, i italic, B bold
 * capitals), '[company]' its label in the resume's language; everything else is literal. Fields
 * without a value are removed, with the text that joins them to their neighbor.
 */
export type PatternRow = { margin: Span[]; left: Span[]; right: Span[] };
export type Fill = {
  field: (name: string) => Span[];
  label: (name: string) => string;
  /** The language whose capitalization rules apply. */
  language: string;
};

export const patternRows = (pattern: string, fill: Fill): PatternRow[] =>
  pattern
    .split(' // ')
    .map((row) => {
      const [beforeRight = '', right = ''] = row.split(' >> ');
      const [before, after] = beforeRight.split(' << ');
      const [margin = '', left = ''] = after === undefined ? ['', before] : [before, after];
      return {
        margin: spansOf(margin, fill),
        left: spansOf(left, fill),
        right: spansOf(right, fill),
      };
    })
    .filter((row) => hasValue(row));

const hasValue = ({ margin, left, right }: PatternRow): boolean =>
  [...left, ...right].some(({ field }) => field !== undefined) ||
  margin.some(({ field }) => field !== undefined) ||
  (right.length === 0 && margin.length === 0 && left.some(({ text }) => text.endsWith(':')));

const token = /\{(\w+)(?::(\w))?\}|\[(\w+)\]|[^{}[\]]+/g;

function spansOf(text: string, fill: Fill): Span[] {
  const made: Span[] = [];
  let tie = '';
  let isTied = true;
  for (const [literal, name, look = '', label] of text.matchAll(token)) {
    if (!name) {
      tie += label ? fill.label(label) : isTied ? literal : '';
      continue;
    }
    const value = fill.field(name).filter((span) => span.text !== '');
    isTied = value.length > 0;
    if (isTied)
      made.push(...tieOf(tie, made), ...value.map((span) => styled(span, look, fill.language)));
    tie = made.length > 0 ? '' : tie;
  }
  return balanced(isTied ? [...made, ...tieOf(tie, [{ text: tie }])] : made);
}

/**
 * At the start of a row, the text before a missing field is removed, unless it is a label or a
 * sign.
 */
const tieOf = (text: string, before: readonly Span[]): Span[] =>
  text === '' || (before.length === 0 && !/[\p{L}\p{S}([:]/u.test(text)) ? [] : [{ text }];

/** Removes a bracket whose content is missing. */
const balanced = (spans: Span[]): Span[] =>
  spans.map((span, at) =>
    span.field === undefined && /\(\s*$/.test(span.text) && at === spans.length - 1
      ? { ...span, text: span.text.replace(/\s*\(\s*$/, '') }
      : span,
  );

const styled = (span: Span, look: string, language: string): Span => ({
  ...span,
  ...(look === 'B' && { text: span.text.toLocaleUpperCase(language) }),
  ...(/[bB]/.test(look) && { isBold: true }),
  ...(look === 'i' && { isItalic: true }),
});
