import type { Block, Heading, Stack, TextStyle } from '@folio/typeset/blocks';
import type { OutlineSection, Said } from '../outline/outline.ts';
import { runsOf } from './set-text.ts';

export const setSectionTitle = (
  title: Said,
  style: TextStyle,
  extra: Partial<Heading> = {},
): Heading => ({
  type: 'heading',
  level: 2,
  path: title.path,
  runs: runsOf(title),
  style,
  keepWithNext: true,
  ...extra,
});

export const setSection = (
  { path }: Pick<OutlineSection, 'path'>,
  children: Block[],
  extra: Partial<Stack> = {},
): Stack => ({ type: 'stack', path, children, ...extra });

/** Stacks with the same space between each two. */
export const spaced = (stacks: Stack[], gapPt: number): Stack[] =>
  stacks.map((stack, index) => (index === 0 ? stack : { ...stack, spaceBeforePt: gapPt }));
