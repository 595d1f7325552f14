import type { DocumentSettings } from '@folio/contract/document-settings';
import type { Block, TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { ResumeForDocument } from './resume-for-document.ts';
import { typesetResume } from './typeset-resume.ts';

/** The size in which most letters of a document are set: that of its body. */
function bodySizePt(blocks: readonly Block[]): number {
  const letters = new Map<number, number>();
  count(blocks, letters);
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

function count(blocks: readonly Block[], letters: Map<number, number>): void {
  for (const block of blocks) {
    if (block.type === 'stack') count(block.children, letters);
    else if (block.type === 'columns')
      for (const { children } of block.columns) count(children, letters);
    else if (block.type === 'row') count([block.left, block.right], letters);
    else if ('runs' in block) {
      const { sizePt } = block.style;
      const length = block.runs.reduce((sum, { text }) => sum + text.length, 0);
      letters.set(sizePt, (letters.get(sizePt) ?? 0) + length);
    }
  }
}

/** Below these a page is hard to read; what is smaller already is left as it is. */
const smallest = { spacing: 0.6, leading: 0.9, size: 0.8, bodyPt: 8 };
const stepsEach = 16;
const lastStep = 3 * stepsEach;

/**
 * `doesFit` is false where the owner wants fewer pages than the smallest readable size takes; then
 * `leftOver` counts the lines that stand on further ones.
 */
export type LaidOutResume = { list: DisplayList; doesFit: boolean; leftOver: number };

/**
 * Lays out `document`, which is what `typesetResume` makes of the resume. Where its owner wants it
 * on fewer pages than it takes, space is taken away, then leading, then size, and no more than it
 * needs; where all of it is not enough, it is as tight as it can be read. It never takes more pages
 * than before. The same resume and fonts give the same pages.
 */
export function layoutResume(
  resume: ResumeForDocument,
  document: TypesetDocument,
  fonts: FontBook,
): LaidOutResume {
  const list = layoutDocument(document, fonts);
  const { settings } = resume;
  const wanted = settings?.fitToPages ?? Number.POSITIVE_INFINITY;
  if (!settings || list.pages.length <= wanted) return fits(list);
  const leastSize = Math.max(smallest.size, readableScale(document, settings));
  const layoutAt = (step: number) => {
    const tight = { ...settings, ...tightened(settings, leastSize, step) };
    return layoutDocument(typesetResume({ ...resume, settings: tight }), fonts);
  };
  const last = lastThatSaves(layoutAt, list);
  const tightest = last.list;
  if (tightest.pages.length <= wanted) return fits(firstThatFits(layoutAt, wanted, last));
  const beyond = tightest.pages.slice(wanted);
  const leftOver = beyond.reduce((sum, page) => sum + countLines(page), 0);
  return { list: tightest, doesFit: false, leftOver };
}

const fits = (list: DisplayList): LaidOutResume => ({ list, doesFit: true, leftOver: 0 });

/** The lines of a page as a person counts them: what stands on one baseline is one. */
export function countLines({ items }: DisplayPage): number {
  const baselines = items.flatMap((item) =>
    item.kind === 'line' && item.nodes[0] !== null ? [Math.round(item.baselinePt)] : [],
  );
  return new Set(baselines).size;
}

/** The scale of letters at which the body is as small as one can read. */
const readableScale = (document: TypesetDocument, { fontScale }: DocumentSettings): number =>
  (smallest.bodyPt / bodySizePt(document.blocks)) * fontScale;

type Step = { at: number; list: DisplayList };

/**
 * The tightest step that takes no more pages than the owner's own settings: smaller letters may let a
 * side column stand where there was none, and that takes more.
 */
function lastThatSaves(layoutAt: (step: number) => DisplayList, own: DisplayList): Step {
  const tightest = { at: lastStep, list: layoutAt(lastStep) };
  const takesMore = (list: DisplayList) => list.pages.length > own.pages.length;
  if (!takesMore(tightest.list)) return tightest;
  let last = { at: 0, list: own };
  for (let above = lastStep; above - last.at > 1; ) {
    const at = Math.floor((last.at + above) / 2);
    const list = layoutAt(at);
    if (takesMore(list)) above = at;
    else last = { at, list };
  }
  return last;
}

/** The least tight step on that many pages, between the owner's own, which takes more, and `last`. */
function firstThatFits(
  layoutAt: (step: number) => DisplayList,
  pages: number,
  last: Step,
): DisplayList {
  let fitting = last;
  for (let below = 0; fitting.at - below > 1; ) {
    const at = Math.floor((below + fitting.at) / 2);
    const list = layoutAt(at);
    if (list.pages.length > pages) below = at;
    else fitting = { at, list };
  }
  return fitting.list;
}

/** The settings at a step from the owner's own (0) to the smallest: one after the other. */
function tightened(settings: DocumentSettings, leastSize: number, step: number) {
  const { spacingScale, leadingScale, fontScale } = settings;
  const towards = (from: number, least: number, stage: number) => {
    const share = Math.min(1, Math.max(0, step / stepsEach - stage));
    return from - Math.max(0, from - least) * share;
  };
  return {
    spacingScale: towards(spacingScale, smallest.spacing, 0),
    leadingScale: towards(leadingScale, smallest.leading, 1),
    fontScale: towards(fontScale, leastSize, 2),
  };
}
