import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { referenceTo, type SectionReference } from '@folio/contract/section-references';
import { usualSidebar } from '@folio/contract/setting-choices';
import type { Columns, TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { ResumeForDocument } from './resume-for-document.ts';
import { typesetResume } from './typeset-resume.ts';

/** The last sections of a side column, and the settings that move them to the main column. */
export type Balancing = {
  sections: SectionReference[];
  settings: Pick<DocumentSettings, 'sidebar'>;
};

/**
 * Returns the sections to move out of a side column that continues after the main column has ended
 * and so leaves the last page mostly white: the fewest sections that fill or save that page.
 * Returns undefined if the columns end together. `list` is the layout of `document`, the result of
 * `typesetResume` for this resume. Costs one layout per section moved.
 */
export function findBalancing(
  resume: ResumeForDocument,
  document: TypesetDocument,
  list: DisplayList,
  fonts: FontBook,
): Balancing | undefined {
  const pages = list.pages.length;
  if (pages < 2 || !isSideAlone(document, list)) return undefined;
  const settings = resume.settings ?? defaultSettings;
  const aside = eachApart(settings.sidebar ?? usualSidebar, resume);
  const paths = sideOf(document)?.children.map((block) => ('path' in block ? block.path : ''));
  const shown = (paths ?? []).flatMap((path) => aside.find((one) => one === path) ?? []);
  for (let count = 1; count <= shown.length; count++) {
    const sections = shown.slice(-count);
    const sidebar = aside.filter((one) => !sections.includes(one));
    const balanced = typesetResume({ ...resume, settings: { ...settings, sidebar } });
    const laidOut = layoutDocument(balanced, fonts);
    const isSaved = laidOut.pages.length < pages;
    // Emptying the side column entirely is only worth it if that saves a page.
    const isFilled = count < shown.length && laidOut.pages.length === pages;
    if (isSaved || (isFilled && !isSideAlone(balanced, laidOut)))
      return { sections, settings: { sidebar } };
  }
  return undefined;
}

type Column = Columns['columns'][number];

/** The narrower of the columns that hold sections. */
function sideOf({ blocks }: TypesetDocument): Column | undefined {
  const pair = blocks.findLast((block) => block.type === 'columns' && block.columns.length === 2);
  if (pair?.type !== 'columns') return undefined;
  return pair.columns.toSorted((a, b) => a.widthPt - b.widthPt)[0];
}

/** Whether the last page has content in the side column only. */
function isSideAlone(document: TypesetDocument, list: DisplayList): boolean {
  const side = sideOf(document);
  const last = list.pages.at(-1);
  if (!side || !last) return false;
  const leftPt = document.page.marginLeftPt + side.xPt;
  const rightPt = leftPt + side.widthPt;
  const lines = last.items.flatMap((item) =>
    item.kind === 'line' && item.nodes.some((node) => node !== null) ? [item] : [],
  );
  const isWithin = (from: number, to: number) =>
    lines.every(({ xPt, widthPt }) => xPt > from - 1 && xPt + widthPt < to + 1);
  // Layout mirrors right-to-left documents.
  return (
    lines.length > 0 &&
    (isWithin(leftPt, rightPt) || isWithin(list.widthPt - rightPt, list.widthPt - leftPt))
  );
}

/** Replaces the reference to all custom sections with one reference per section. */
const eachApart = (
  references: readonly SectionReference[],
  { content }: Pick<ResumeForDocument, 'content'>,
): SectionReference[] =>
  references.flatMap((one) =>
    one === 'customSections' ? content.customSections.map(({ id }) => referenceTo(id)) : [one],
  );
