import type { Background, Block, Column, Image, InlineRun, TextStyle } from '@folio/typeset/blocks';
import { memoized, memoizedInStacks } from '../memoize.ts';

/** How a template's blocks are restyled: factors, and maps of positions and colors. */
export type Restyling = {
  family: string | null;
  /** The family of the name and section titles. */
  headingFamily: string | null;
  sizeScale: number;
  leadingScale: number;
  spaceScale: number;
  /** The factor for columns, and for indents that follow them. */
  widthRatio: number;
  toX: (xPt: number) => number;
  toColor: (color: string) => string;
  marginTopPt: { own: number; wanted: number };
};

/** Memoized because a template sets all of its texts in a few styles. */
export const restyleText = memoized(
  (style: TextStyle, how: Restyling): TextStyle => restyleAs(style, how, how.family),
);
const restyleTitle = memoized(
  (style: TextStyle, how: Restyling): TextStyle => restyleAs(style, how, how.headingFamily),
);

function restyleAs(style: TextStyle, how: Restyling, family: string | null): TextStyle {
  const { letterSpacingPt } = style;
  return {
    ...style,
    family: family ?? style.family,
    sizePt: style.sizePt * how.sizeScale,
    leadingPt: style.leadingPt * how.leadingScale,
    color: how.toColor(style.color),
    ...(letterSpacingPt !== undefined && { letterSpacingPt: letterSpacingPt * how.sizeScale }),
  };
}

const restyleRun = (run: InlineRun, { toColor }: Restyling): InlineRun =>
  run.color === undefined && run.background === undefined
    ? run
    : {
        ...run,
        ...(run.color !== undefined && { color: toColor(run.color) }),
        ...(run.background !== undefined && { background: toColor(run.background) }),
      };

const restyleRuns = (runs: InlineRun[], how: Restyling): InlineRun[] =>
  runs.some(({ color, background }) => color !== undefined || background !== undefined)
    ? runs.map((run) => restyleRun(run, how))
    : runs;

/** Keeps a background that reaches the top of the page reaching it. */
function restyleBackground(background: Background, how: Restyling): Background {
  const { own, wanted } = how.marginTopPt;
  const { abovePt, belowPt } = background;
  return {
    ...stretched(background, how),
    abovePt: abovePt === own ? wanted : abovePt * how.spaceScale,
    belowPt: belowPt * how.spaceScale,
    color: how.toColor(background.color),
  };
}

const restyleBlock = memoizedInStacks(
  (block: Block, how: Restyling): Block => ({
    ...restyleInside(block, how),
    ...spaceOf(block, how),
  }),
);

export const restyleBlocks = (blocks: readonly Block[], how: Restyling): Block[] =>
  blocks.map((block) => restyleBlock(block, how));

function restyleInside(block: Block, how: Restyling): Block {
  switch (block.type) {
    case 'stack':
      return {
        ...block,
        children: restyleBlocks(block.children, how),
        ...(block.background && { background: restyleBackground(block.background, how) }),
      };
    case 'columns':
      return {
        ...block,
        columns: block.columns.map((column) => restyleColumn(column, how)),
      };
    case 'row':
      return { ...block, left: restyleLine(block.left, how), right: restyleLine(block.right, how) };
    case 'rule':
      return { ...block, color: how.toColor(block.color) };
    case 'spacer':
      return { ...block, heightPt: block.heightPt * how.spaceScale };
    case 'image':
      return restyleImage(block, how);
    default:
      return restyleLetters(block, how);
  }
}

function restyleColumn(column: Column, how: Restyling): Column {
  const { children, alone, background } = column;
  const toContentBox = ({ xPt, widthPt }: { xPt: number; widthPt: number }) => ({
    xPt: xPt * how.widthRatio,
    widthPt: widthPt * how.widthRatio,
  });
  return {
    ...column,
    ...toContentBox(column),
    children: restyleBlocks(children, how),
    ...(alone && { alone: toContentBox(alone) }),
    ...(background && {
      background: { ...stretched(background, how), color: how.toColor(background.color) },
    }),
  };
}

/** Maps positions that are measured from the page's edge. */
function stretched({ xPt, widthPt }: { xPt: number; widthPt: number }, { toX }: Restyling) {
  const [left, right] = [toX(xPt), toX(xPt + widthPt)];
  // Keeps the exact width if nothing is stretched, in spite of rounding.
  const isSame = left === xPt && right === xPt + widthPt;
  return { xPt: left, widthPt: isSame ? widthPt : right - left };
}

/** Scales an image with its column, so that it stays aligned with the edges. */
const restyleImage = (image: Image, { widthRatio }: Restyling): Image => ({
  ...image,
  widthPt: image.widthPt * widthRatio,
  heightPt: image.heightPt * widthRatio,
  ...(image.cornerPt !== undefined && { cornerPt: image.cornerPt * widthRatio }),
});

type Lettered = Extract<Block, { runs: InlineRun[] }>;

const restyleLetters = <T extends Lettered>(block: T, how: Restyling): T => ({
  ...block,
  // The same array if nothing changed, because the typesetter caches lines by its identity.
  runs: restyleRuns(block.runs, how),
  style: isTitle(block) ? restyleTitle(block.style, how) : restyleText(block.style, how),
});

const isTitle = (block: Lettered): boolean => block.type === 'heading' && block.level < 3;

const restyleLine = <T extends Lettered>(block: T, how: Restyling): T => ({
  ...restyleLetters(block, how),
  ...spaceOf(block, how),
});

type Space = Partial<Record<'spaceBeforePt' | 'spaceAfterPt' | 'indentPt' | 'indentEndPt', number>>;

/** A list's marker indent scales with its letters, other indents with the columns. */
function spaceOf(block: Block, how: Restyling): Space {
  if (block.type === 'spacer') return {};
  const { spaceBeforePt, spaceAfterPt, indentPt } = block;
  const indentScale = block.type === 'listItem' ? how.sizeScale : how.widthRatio;
  return {
    ...(spaceBeforePt !== undefined && { spaceBeforePt: spaceBeforePt * how.spaceScale }),
    ...(spaceAfterPt !== undefined && { spaceAfterPt: spaceAfterPt * how.spaceScale }),
    ...(indentPt !== undefined && { indentPt: indentPt * indentScale }),
    ...('indentEndPt' in block && { indentEndPt: (block.indentEndPt ?? 0) * indentScale }),
  };
}
