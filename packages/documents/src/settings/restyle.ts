import type { Background, Block, Image, InlineRun, TextStyle } from '@folio/typeset/blocks';
import { luminance, mix } from '../export-source/template-style.ts';

/** What becomes of a template's blocks: factors, and maps of places and colours. */
export type Restyling = {
  family: string | null;
  sizeScale: number;
  leadingScale: number;
  spaceScale: number;
  /** Of columns, and of indents that follow them. */
  widthRatio: number;
  toX: (xPt: number) => number;
  toColor: (color: string) => string;
  marginTopPt: { own: number; wanted: number };
};

export function restyleText(style: TextStyle, how: Restyling): TextStyle {
  const { letterSpacingPt } = style;
  return {
    ...style,
    family: how.family ?? style.family,
    sizePt: style.sizePt * how.sizeScale,
    leadingPt: style.leadingPt * how.leadingScale,
    color: how.toColor(style.color),
    ...(letterSpacingPt !== undefined && { letterSpacingPt: letterSpacingPt * how.sizeScale }),
  };
}

const restyleRun = (run: InlineRun, { toColor }: Restyling): InlineRun =>
  run.color === undefined ? run : { ...run, color: toColor(run.color) };

/** A ground that reaches the top of the page still does. */
function restyleBackground(background: Background, how: Restyling): Background {
  const { own, wanted } = how.marginTopPt;
  const { xPt, widthPt, abovePt, belowPt } = background;
  return {
    xPt: how.toX(xPt),
    widthPt: how.toX(xPt + widthPt) - how.toX(xPt),
    abovePt: abovePt === own ? wanted : abovePt * how.spaceScale,
    belowPt: belowPt * how.spaceScale,
    color: how.toColor(background.color),
  };
}

const restyleBlock = (block: Block, how: Restyling): Block => ({
  ...restyleInside(block, how),
  ...spaceOf(block, how),
});

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
        columns: block.columns.map(({ xPt, widthPt, children }) => ({
          xPt: xPt * how.widthRatio,
          widthPt: widthPt * how.widthRatio,
          children: restyleBlocks(children, how),
        })),
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

/** It grows with its column, so that what is flush with an edge stays so. */
const restyleImage = (image: Image, { widthRatio }: Restyling): Image => ({
  ...image,
  widthPt: image.widthPt * widthRatio,
  heightPt: image.heightPt * widthRatio,
  ...(image.cornerPt !== undefined && { cornerPt: image.cornerPt * widthRatio }),
});

type Lettered = Extract<Block, { runs: InlineRun[] }>;

const restyleLetters = <T extends Lettered>(block: T, how: Restyling): T => ({
  ...block,
  runs: block.runs.map((run) => restyleRun(run, how)),
  style: restyleText(block.style, how),
});

const restyleLine = <T extends Lettered>(block: T, how: Restyling): T => ({
  ...restyleLetters(block, how),
  ...spaceOf(block, how),
});

type Space = { spaceBeforePt?: number; spaceAfterPt?: number; indentPt?: number };

/** The room of a list's marker follows its letters, other indents the columns. */
function spaceOf(block: Block, how: Restyling): Space {
  if (block.type === 'spacer') return {};
  const { spaceBeforePt, spaceAfterPt, indentPt } = block;
  const indentScale = block.type === 'listItem' ? how.sizeScale : how.widthRatio;
  return {
    ...(spaceBeforePt !== undefined && { spaceBeforePt: spaceBeforePt * how.spaceScale }),
    ...(spaceAfterPt !== undefined && { spaceAfterPt: spaceAfterPt * how.spaceScale }),
    ...(indentPt !== undefined && { indentPt: indentPt * indentScale }),
  };
}

/** Luminances. Letters and strokes are darker than this, grounds and hairlines lighter. */
const darkBelow = 0.2;
/** Letters in the accent: in any hue that leaves 4.5 on a pale ground, on dark paper, too. */
const readable = 0.1;
/** Darker than this is ink, which may stand on a ground in the accent. */
const inkBelow = 0.03;
/** Grounds are made lighter by this share, for the dark paper on which all hues are paler. */
const paler = 0.18;
const steps = 512;

/**
 * A template's colour in the hue of an accent, and as light or dark as it has to be to stay readable,
 * for contrast is a matter of light alone. All are '#rrggbb'.
 */
export function recolor(color: string, accent: string): string {
  const wanted = wantedLight(luminance(color), luminance(accent));
  const isTooLight = luminance(accent) > wanted;
  const mixed = (step: number) => mix(accent, isTooLight ? '#000000' : '#ffffff', step / steps);
  const isEnough = (light: number) => (isTooLight ? light <= wanted : light >= wanted);
  let [below, enough] = [-1, steps];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (isEnough(luminance(mixed(middle)))) enough = middle;
    else below = middle;
  }
  return mixed(enough);
}

function wantedLight(own: number, accent: number): number {
  if (own >= darkBelow) return own + (1 - own) * paler;
  return Math.min(accent, own < inkBelow ? own : Math.max(own, readable));
}
