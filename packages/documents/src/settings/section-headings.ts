import type { DocumentSettings } from '@folio/contract/document-settings';
import type { Block, Heading, Rule } from '@folio/typeset/blocks';
import { mix, readableOn } from '../export-source/template-style.ts';
import type { ContentBox } from './map-siblings.ts';

export type HeadingStyleSettings = Pick<DocumentSettings, 'headingStyle' | 'headingCase'> & {
  accent: string;
  language: string;
};

/** The background of filled headings and tags. */
export const paleOf = (accent: string): string => mix(accent, '#ffffff', 0.88);

/**
 * Replaces the section titles, with their rules, bars and backgrounds, with the style that the
 * owner chose.
 */
export function restyleHeadings(
  siblings: readonly Block[],
  contentBox: ContentBox,
  style: HeadingStyleSettings,
): Block[] {
  const at = siblings.findIndex((block) => titleIn(block) !== undefined);
  const title = siblings[at] && titleIn(siblings[at]);
  if (!title) return siblings.map((block) => restyleInside(block, contentBox, style));
  const cased = style.headingCase === 'capitals' ? inCapitals(title, style.language) : title;
  const own = style.headingStyle === null ? siblings[at] : undefined;
  const marked = own && style.headingCase === 'capitals' ? withTitle(own, cased) : own;
  const first = own ? at : firstStroke(siblings, at);
  const next = own ? at + 1 : afterStrokes(siblings, at + 1);
  const set =
    style.headingStyle === null
      ? []
      : headings[style.headingStyle](cased, contentBox, style.accent);
  return [
    ...siblings.slice(0, first),
    ...(marked ? [marked] : set),
    ...siblings.slice(next).map((block) => restyleInside(block, contentBox, style)),
  ];
}

function restyleInside(block: Block, contentBox: ContentBox, style: HeadingStyleSettings): Block {
  if (block.type === 'stack') {
    const { indentPt = 0 } = block;
    const inner = { xPt: contentBox.xPt + indentPt, widthPt: contentBox.widthPt - indentPt };
    return { ...block, children: restyleHeadings(block.children, inner, style) };
  }
  if (block.type !== 'columns') return block;
  const columns = block.columns.map((column) => ({
    ...column,
    children: restyleHeadings(
      column.children,
      { xPt: contentBox.xPt + column.xPt, widthPt: column.widthPt },
      style,
    ),
  }));
  return { ...block, columns };
}

/** Returns the title that a block consists of, with its bar or background if it has one. */
function titleIn(block: Block): Heading | undefined {
  if (block.type === 'heading') return block.level === 2 ? block : undefined;
  if (block.type === 'stack') return only(block.children);
  if (block.type !== 'columns') return undefined;
  return only(
    block.columns.flatMap(({ xPt, children }) => children.map((one) => indented(one, xPt))),
  );
}

function only(blocks: readonly Block[]): Heading | undefined {
  const others = blocks.filter(({ type }) => type !== 'rule' && type !== 'spacer');
  const [title] = others;
  if (others.length !== 1 || title?.type !== 'heading' || title.level !== 2) return undefined;
  return title;
}

const indented = (block: Block, indentPt: number): Block =>
  block.type === 'heading' ? { ...block, indentPt } : block;

/** Replaces the title in a block and keeps its decoration and indent. */
function withTitle(block: Block, title: Heading): Block {
  const put = (one: Block): Block =>
    one.type === 'heading' ? { ...title, indentPt: one.indentPt ?? 0 } : one;
  if (block.type === 'stack') return { ...block, children: block.children.map(put) };
  if (block.type !== 'columns') return put(block);
  const columns = block.columns.map((column) => ({
    ...column,
    children: column.children.map(put),
  }));
  return { ...block, columns };
}

/** Whether a block is a rule at a title, or several rules on one line. */
function isStroke(block: Block | undefined): boolean {
  if (block?.type === 'rule') return true;
  if (block?.type !== 'columns') return false;
  return block.columns.every(({ children }) => children.length > 0 && children.every(isStroke));
}

const firstStroke = (siblings: readonly Block[], at: number): number =>
  isStroke(siblings[at - 1]) ? at - 1 : at;

function afterStrokes(siblings: readonly Block[], from: number): number {
  let next = from;
  while (isStroke(siblings[next])) next++;
  return next;
}

const inCapitals = (heading: Heading, language: string): Heading => ({
  ...heading,
  runs: heading.runs.map((run) => ({ ...run, text: run.text.toLocaleUpperCase(language) })),
  style: { ...heading.style, features: [], letterSpacingPt: 0.06 * heading.style.sizePt },
});

const rule = (thicknessPt: number, color: string, extra: Partial<Rule> = {}): Rule => ({
  type: 'rule',
  thicknessPt,
  color,
  keepWithNext: true,
  ...extra,
});

const belowPt = 4.5;
const barPt = 28;
/** How far a background reaches beyond its text. */
const padding = { acrossPt: 5, downPt: 2.5 };

type SetHeading = (heading: Heading, contentBox: ContentBox, accent: string) => Block[];
const headings: Record<NonNullable<DocumentSettings['headingStyle']>, SetHeading> = {
  plain: (heading) => [{ ...heading, spaceAfterPt: belowPt }],
  line: (heading, _, accent) => [
    { ...heading, spaceAfterPt: 1.5 },
    rule(0.6, accent, { spaceAfterPt: belowPt }),
  ],
  bar: (heading, { widthPt }, accent) => {
    const xPt = heading.align === 'center' ? (widthPt - barPt) / 2 : (heading.indentPt ?? 0);
    return [
      { ...heading, spaceAfterPt: 2 },
      {
        type: 'columns',
        keepWithNext: true,
        spaceAfterPt: belowPt,
        columns: [{ xPt, widthPt: barPt, children: [rule(2, accent)] }],
      },
    ];
  },
  filled: (heading, { xPt, widthPt }, accent) => {
    const { spaceBeforePt = 0, ...title } = heading;
    const color = paleOf(accent);
    const { acrossPt, downPt } = padding;
    const across = { xPt: xPt - acrossPt, widthPt: widthPt + 2 * acrossPt };
    return [
      {
        type: 'stack',
        keepWithNext: true,
        spaceBeforePt: spaceBeforePt + downPt,
        spaceAfterPt: belowPt + downPt,
        background: { ...across, abovePt: downPt, belowPt: downPt, color },
        children: [
          {
            ...title,
            spaceAfterPt: 0,
            style: { ...title.style, color: readableOn(color, title.style.color) },
          },
        ],
      },
    ];
  },
};
