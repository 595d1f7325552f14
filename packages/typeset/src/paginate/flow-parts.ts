import type { Image, Rule, Stack } from '../blocks.ts';
import type { CloseFlow, ContentBox, ImageFlow, OpenFlow, RuleFlow, SpaceFlow } from './flow.ts';

/** Flow items of blocks without text: boundaries of stacks, rules, images and spaces. */

export const noSpace = {
  beforePt: 0,
  afterPt: 0,
  heightPt: 0,
  headPt: 0,
  keepWithNext: false,
  breakBefore: false,
  path: undefined,
};

export function openStack(stack: Stack, outer: ContentBox): OpenFlow {
  const { indentPt = 0, indentEndPt = 0, path, background, role } = stack;
  return {
    ...noSpace,
    kind: 'open',
    xPt: outer.xPt + indentPt,
    widthPt: Math.max(0, outer.widthPt - indentPt - indentEndPt),
    path,
    beforePt: stack.spaceBeforePt ?? 0,
    breakBefore: stack.breakBefore ?? false,
    keepTogether: stack.keepTogether ?? 0,
    background,
    role,
  };
}

export const closeStack = (stack: Stack, contentBox: ContentBox): CloseFlow => ({
  ...noSpace,
  ...contentBox,
  kind: 'close',
  afterPt: stack.spaceAfterPt ?? 0,
});

export const flowSpace = (heightPt: number, contentBox: ContentBox): SpaceFlow => ({
  ...noSpace,
  ...contentBox,
  kind: 'space',
  heightPt: Math.max(0, heightPt),
});

export function flowRule(rule: Rule, contentBox: ContentBox): RuleFlow {
  const indentPt = rule.indentPt ?? 0;
  return {
    kind: 'rule',
    color: rule.color,
    xPt: contentBox.xPt + indentPt,
    widthPt: Math.max(0, contentBox.widthPt - indentPt),
    beforePt: rule.spaceBeforePt ?? 0,
    afterPt: rule.spaceAfterPt ?? 0,
    heightPt: rule.thicknessPt,
    headPt: rule.thicknessPt,
    keepWithNext: rule.keepWithNext ?? false,
    closes: rule.keepWithNext === false,
    breakBefore: rule.breakBefore ?? false,
    path: rule.path,
  };
}

/**
 * Scales down an image that is too large for its content box or a page; leaves out one without a
 * size.
 */
export function flowImage(
  image: Image,
  contentBox: ContentBox,
  pageHeightPt: number,
): ImageFlow | undefined {
  const indentPt = image.indentPt ?? 0;
  const widthPt = Math.max(0, contentBox.widthPt - indentPt);
  const fit = Math.min(1, widthPt / image.widthPt, pageHeightPt / image.heightPt);
  if (!(fit > 0)) return undefined;
  const heightPt = image.heightPt * fit;
  return {
    kind: 'image',
    image,
    xPt: contentBox.xPt + indentPt,
    widthPt: image.widthPt * fit,
    beforePt: image.spaceBeforePt ?? 0,
    afterPt: image.spaceAfterPt ?? 0,
    heightPt,
    headPt: heightPt,
    keepWithNext: image.keepWithNext ?? false,
    breakBefore: image.breakBefore ?? false,
    path: image.path,
  };
}
