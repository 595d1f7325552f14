import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { settingRanges } from '@folio/contract/setting-choices';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { countLines } from './layout-resume.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { typesetResume } from './typeset-resume.ts';

/** A last page with less content than this share of the page looks like an accident. */
const thin = 0.2;

type Scales = Pick<DocumentSettings, 'spacingScale' | 'leadingScale'>;

/** How to save the last page, whose number is `page` and which has `lines` lines. */
export type Tightening = { lines: number; page: number; settings: Scales };

/**
 * The largest reductions of space between blocks and of leading, tried in turn: the first pair is
 * invisible, the second hardly visible.
 */
const limits: readonly Share[] = [
  { spacing: 0.15, leading: 0.03 },
  { spacing: 0.3, leading: 0.05 },
];
type Share = { spacing: number; leading: number };
const steps = 8;

/**
 * Returns settings that save a nearly empty last page with slightly less space, then slightly less
 * leading, or undefined if there is no such page or that is not enough. `list` is the layout of
 * `document`, the result of `typesetResume` for this resume. Takes five layouts, so it should not
 * run on each keystroke.
 */
export function findTightening(
  resume: ResumeForDocument,
  document: TypesetDocument,
  list: DisplayList,
  fonts: FontBook,
): Tightening | undefined {
  const settings = resume.settings ?? defaultSettings;
  const last = list.pages.at(-1);
  const pages = list.pages.length;
  if (!last || pages < 2 || settings.fitToPages !== null || fillOf(last, document) >= thin)
    return undefined;
  const doesSave = (scales: Scales) => {
    const tight = { ...resume, settings: { ...settings, ...scales } };
    return layoutDocument(typesetResume(tight), fonts).pages.length < pages;
  };
  for (const limit of limits) {
    const scalesAt = (step: number) => tightened(settings, limit, step);
    if (!doesSave(scalesAt(steps))) continue;
    const scales = scalesAt(leastStep((step) => doesSave(scalesAt(step))));
    return { lines: countLines(last), page: pages, settings: scales };
  }
  return undefined;
}

/** Returns how far down a page is filled, as a share of the height between its margins. */
function fillOf({ items }: DisplayPage, { page }: TypesetDocument): number {
  const ends = items.flatMap((item) =>
    item.kind === 'line' && item.nodes[0] !== null ? [item.topPt + item.heightPt] : [],
  );
  const availablePt = page.heightPt - page.marginTopPt - page.marginBottomPt;
  return (Math.max(page.marginTopPt, ...ends) - page.marginTopPt) / availablePt;
}

/** Bisects between a step that does not save the page and the last step, which does. */
function leastStep(doesSave: (step: number) => boolean): number {
  let [below, enough] = [0, steps];
  while (enough - below > 1) {
    const middle = (below + enough) >> 1;
    if (doesSave(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}

/** The first half of the steps reduces space, the second half leading, never below the limits. */
function tightened({ spacingScale, leadingScale }: Scales, limit: Share, step: number): Scales {
  const half = steps / 2;
  const spacing = limit.spacing * Math.min(1, step / half);
  const leading = limit.leading * Math.max(0, step / half - 1);
  const less = (scale: number, share: number, { min }: { min: number }) =>
    Math.max(Math.min(scale, min), Math.round(scale * (1 - share) * 1000) / 1000);
  return {
    spacingScale: less(spacingScale, spacing, settingRanges.spacingScale),
    leadingScale: less(leadingScale, leading, settingRanges.leadingScale),
  };
}
