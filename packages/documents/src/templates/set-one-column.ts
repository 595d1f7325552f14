import type { DocumentSettings } from '@folio/contract/document-settings';
import type { Block, PageSetup, TextStyle } from '@folio/typeset/blocks';
import { memoized } from '../memoize.ts';
import type { Outline, OutlineSection } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import { fitsBeside, lettersRatio } from '../settings/fits-beside.ts';
import { contentWidthPt } from '../settings/measure.ts';
import { squareLetter } from './letters-in.ts';
import { type BodySetting, setBody } from './set-body.ts';
import { setDocument } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { textWidthEm } from './set-face.ts';
import { setSection, setSectionTitle } from './set-pairs.ts';
import { setTitle, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

/** A column; x is measured from the left margin. */
export type Column = { xPt: number; widthPt: number };

/** A template of one column: a head, then the sections in the person's order. */
export type OneColumn = {
  page: PageSetup;
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  head: (outline: Outline, isFolded: boolean) => Block[];
  /** Titles above their sections, or in a column beside them. */
  title:
    | (TitleSetting & { above?: Block })
    | { style: TextStyle; titles: Column; texts: Column; above?: Block };
  /** The space above a section. */
  sectionGapPt: number;
  body: BodySetting;
};

export function setOneColumn(style: OneColumn): Template['resume'] {
  const { page, accents, pageLabelStyle, body } = style;
  const folded = withoutMargin(style);
  return (resume) => {
    const text = body.entries.prose.style;
    const outline = {
      ...outlineResume(resume),
      lettersRatio: lettersRatio(text.family, page, resume.settings),
    };
    const isFolded =
      !fitsBeside(widthBeside(style), text, page, resume.settings) ||
      !fitInColumn(outline.sections, style, resume.settings);
    const set = isFolded ? folded : style;
    const sections = outline.sections.map((shown) => setOneSection(shown, set));
    const blocks = [...style.head(outline, isFolded && folded !== style), ...sections];
    return setDocument(resume, { page, accents, pageLabelStyle, blocks });
  };
}

const setOneSection = memoized((shown: OutlineSection, style: OneColumn) =>
  setSection(shown, setBelow(shown, style), { spaceBeforePt: style.sectionGapPt }),
);

/** Sets a section with its title above it, or in a column beside it. */
function setBelow(shown: OutlineSection, { title, body }: OneColumn): Block[] {
  const children = setBody(shown, body);
  const top = title.above ? [title.above] : [];
  if (!('titles' in title)) return [...top, ...setTitle(shown.title, title), ...children];
  const { titles, texts, style } = title;
  return [
    ...top,
    {
      type: 'columns',
      columns: [
        { ...titles, children: [setSectionTitle(shown.title, style)] },
        { ...texts, children },
      ],
    },
  ];
}

/** Whether titles in a column have room for their longest words, which must not be cut. */
function fitInColumn(
  sections: readonly OutlineSection[],
  { title, page }: OneColumn,
  settings: DocumentSettings | undefined,
): boolean {
  if (!('titles' in title)) return true;
  const { family, sizePt, bold } = title.style;
  const roomPt = title.titles.widthPt * lettersRatio(family, page, settings);
  const isCapitals = settings?.headingCase === 'capitals';
  const widthEm = (word: string) =>
    isCapitals
      ? textWidthEm(word.toUpperCase(), family, 1.4)
      : textWidthEm(word, family, bold ? 1.32 : 1.25);
  // Lines may break between any two ideographs.
  return sections.every((shown) =>
    shown.title.text
      .split(squareLetter)
      .flatMap((part) => part.split(/[\s-]/))
      .every((word) => widthEm(word) * sizePt <= roomPt),
  );
}

/**
 * Returns the width of the text beside the template's margin column, or infinity if there is none.
 */
function widthBeside({ title, body }: OneColumn): number {
  const beside = [
    ...('titles' in title ? [title.texts.widthPt] : []),
    ...(body.entries.margin ? [body.entries.margin.texts.widthPt] : []),
  ];
  return beside.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...beside);
}

/**
 * Returns the template without its margin column, for large letters between wide margins: dates at
 * the end of the title's line, titles above their sections, labels before their values, and text as
 * wide as the page.
 */
function withoutMargin(style: OneColumn): OneColumn {
  if (widthBeside(style) === Number.POSITIVE_INFINITY) return style;
  return {
    ...style,
    title: foldTitle(style.title),
    body: foldBody(style.body, contentWidthPt(style.page)),
  };
}

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
