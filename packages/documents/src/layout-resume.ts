import type { DocumentSettings } from '@folio/contract/document-settings';
import type { Block, TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { ResumeForDocument } from './resume-for-document.ts';
import { typesetResume } from './typeset-resume.ts';

/** Returns the size of most letters, which is that of the body. */
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

/** The limits of readability. Settings that are already below a limit stay as they are. */
const smallest = { spacing: 0.6, leading: 0.9, size: 0.8, bodyPt: 8 };
const stepsEach = 16;
const lastStep = 3 * stepsEach;

/**
 * `doesFit` is false if the owner wants fewer pages than the tightest readable settings take;
 * `leftOver` then counts the lines beyond.
 */
export type LaidOutResume = { list: DisplayList; doesFit: boolean; leftOver: number };

/**
 * Lays out `document`, the result of `typesetResume` for this resume. If its owner wants fewer
 * pages, spacing is reduced first, then leading, then size, each by no more than needed (found by
 * bisection). If that is not enough, the tightest readable layout is returned. The result never has
 * more pages than the owner's own settings give. The same resume and fonts give the same pages.
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

/** Returns the number of lines on a page as a person counts them: one per baseline. */
export function countLines({ items }: DisplayPage): number {
  const baselines = items.flatMap((item) =>
    item.kind === 'line' && item.nodes[0] !== null ? [Math.round(item.baselinePt)] : [],
  );
  return new Set(baselines).size;
}

/** Returns the font scale at which the body text has the smallest readable size. */
const readableScale = (document: TypesetDocument, { fontScale }: DocumentSettings): number =>
  (smallest.bodyPt / bodySizePt(document.blocks)) * fontScale;

type Step = { at: number; list: DisplayList };

/**
 * Returns the tightest step that takes no more pages than the owner's own settings. The tightest of
 * all may take more, since smaller letters may bring in a side column.
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

/**
 * Returns the loosest step with at most that many pages, between the owner's own settings, which
 * take more, and `last`.
 */
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

/**
 * Returns the settings at a step between the owner's own (0) and the tightest, reducing spacing,
 * leading and size in turn.
 */
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
