import type { PageSetup } from '@folio/typeset/blocks';
import type { BodySetting } from './set-body.ts';
import type { EntrySetting } from './set-entry.ts';
import type { OneColumn } from './set-one-column.ts';
import type { TitleSetting } from './set-title.ts';

/** How wide the text is beside what stands in a template's margin; as wide as the page without one. */
export function widthBeside({ title, body }: OneColumn): number {
  const beside = [
    ...('titles' in title ? [title.texts.widthPt] : []),
    ...(body.entries.margin ? [body.entries.margin.texts.widthPt] : []),
  ];
  return beside.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...beside);
}

/**
 * The same template without its margin, for large letters between wide margins: dates at the end of
 * their title's line, titles above what they name, labels before it, and text as wide as the page.
 */
export function withoutMargin(look: OneColumn): OneColumn {
  if (widthBeside(look) === Number.POSITIVE_INFINITY) return look;
  return { ...look, title: foldTitle(look.title), body: foldBody(look.body, roomOf(look.page)) };
}

const roomOf = ({ widthPt, marginLeftPt, marginRightPt }: PageSetup): number =>
  widthPt - marginLeftPt - marginRightPt;

function foldTitle(title: OneColumn['title']): OneColumn['title'] {
  if ('titles' in title) {
    const { style, above } = title;
    return { style, belowPt: style.leadingPt / 4, ...(above && { above }) };
  }
  if (title.mark !== 'bar' && title.mark !== 'column') return title;
  const { style, belowPt, align } = title;
  return { style, belowPt, ...(align && { align }) } satisfies TitleSetting;
}

function foldBody(body: BodySetting, widthPt: number): BodySetting {
  const { entries, works, pairs } = body;
  const { grid, labels } = pairs;
  return {
    entries: foldEntries(entries),
    ...(works && { works: foldEntries(works) }),
    pairs: {
      ...pairs,
      labels: typeof labels === 'object' ? 'before' : labels,
      ...(grid && { grid: { ...grid, widthPt } }),
    },
  };
}

const foldEntries = ({ margin: _, ...entries }: EntrySetting): EntrySetting => entries;
