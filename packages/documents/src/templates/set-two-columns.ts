import type { Block, PageSetup, Stack, TextStyle } from '@folio/typeset/blocks';
import { memoized } from '../memoize.ts';
import type { Outline, OutlineSection } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import { fitsBeside, lettersRatio } from '../settings/fits-beside.ts';
import { type BodySetting, setBody } from './set-body.ts';
import { setDocument } from './set-document.ts';
import type { Column } from './set-one-column.ts';
import { setSection, spaced } from './set-pairs.ts';
import {
  assignColumns,
  type SidebarSetting,
  setSideBySide,
  setSidebarBody,
} from './set-sidebar.ts';
import { setTitle, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

/**
 * A template of two columns: details to look up in the narrow one, the main text in the wide one.
 */
export type TwoColumns = {
  page: PageSetup;
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  /** The head across the page above both columns, or above the text if that is alone. */
  head: (outline: Outline, isAlone: boolean) => Block[];
  belowHeadPt: number;
  side: Column;
  main: Column;
  /** The color behind the side column, from the page's edge to that of the column. */
  background?: { xPt: number; widthPt: number; color: string };
  /** The content above the sections of the side column, such as contacts, or above the text. */
  sideTop?: (outline: Outline, isAlone: boolean) => Block[];
  /** Which column is read first. */
  first: 'side' | 'main';
  sideTitle: TitleSetting;
  mainTitle: TitleSetting;
  /** The space above a section in each column. */
  sideGapPt: number;
  mainGapPt: number;
  sidebar: SidebarSetting;
  body: BodySetting;
};

export const setTwoColumns =
  (style: TwoColumns): Template['resume'] =>
  (resume) => {
    const { page, accents, pageLabelStyle, belowHeadPt } = style;
    const text = style.body.entries.prose.style;
    const outline = {
      ...outlineResume(resume),
      lettersRatio: lettersRatio(text.family, page, resume.settings),
    };
    const isFolded = !fitsBeside(style.main.widthPt, text, page, resume.settings);
    const { aside, story } = assignColumns(outline.sections, resume);
    const side = isFolded ? [] : sideOf(aside, outline, style);
    const head = style.head(outline, side.length === 0);
    const columns = setSideBySide(resume, {
      page,
      first: style.first,
      spaceBeforePt: head.length > 0 ? belowHeadPt : 0,
      side: { ...style.side, children: side },
      main: {
        ...style.main,
        children: isFolded ? fullWidthOf(outline, style) : mainOf(story, style),
        text,
      },
      ...(style.background && { background: style.background }),
    });
    const blocks: Block[] = [...head, columns];
    return setDocument(resume, { page, accents, pageLabelStyle, blocks });
  };

/** Sets all sections in one column, in the resume's order, if there is too little room for two. */
function fullWidthOf(outline: Outline, style: TwoColumns): Block[] {
  const { mainTitle, body, mainGapPt, sideTop } = style;
  const set = outline.sections.map((shown) => setStory(shown, mainTitle, body));
  return below(sideTop?.(outline, true) ?? [], set, mainGapPt);
}

function sideOf(sections: OutlineSection[], outline: Outline, style: TwoColumns): Block[] {
  const { sideTitle, sidebar, sideGapPt, sideTop } = style;
  const set = sections.map((shown) => setAside(shown, sideTitle, sidebar));
  return below(sideTop?.(outline, false) ?? [], set, sideGapPt);
}

const setAside = memoized((shown: OutlineSection, title: TitleSetting, setting: SidebarSetting) =>
  setSection(shown, [...setTitle(shown.title, title), ...setSidebarBody(shown, setting)]),
);

function mainOf(sections: OutlineSection[], style: TwoColumns): Block[] {
  const { mainTitle, body, mainGapPt } = style;
  const set = sections.map((shown) => setStory(shown, mainTitle, body));
  return spaced(set, mainGapPt);
}

const setStory = memoized((shown: OutlineSection, title: TitleSetting, setting: BodySetting) =>
  setSection(shown, [...setTitle(shown.title, title), ...setBody(shown, setting)]),
);

function below(top: Block[], sections: Stack[], gapPt: number): Block[] {
  const [first, ...others] = spaced(sections, gapPt);
  if (top.length === 0 || !first) return [...top, ...(first ? [first, ...others] : [])];
  return [...top, { ...first, spaceBeforePt: gapPt }, ...others];
}
