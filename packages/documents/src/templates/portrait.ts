import type { Block, PageSetup, Stack } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setContactSection, setName, setPhoto } from './set-head.ts';
import { setSection } from './set-pairs.ts';
import type { SidebarSetting } from './set-sidebar.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setTitle, type TitleSetting } from './set-title.ts';
import { setTwoColumns } from './set-two-columns.ts';
import type { Template } from './template.ts';

const [dark, deep, light] = accents.portrait;
const ink = '#17202b';
const quiet = '#4c5a69';
const white = '#ffffff';

const sidebarPt = 196;
const marginLeftPt = 42;
const marginRightPt = 30;
const page = a4Page({ topPt: 46, bottomPt: 46, leftPt: marginLeftPt, rightPt: marginRightPt });
const sidebarXPt = a4.widthPt - sidebarPt;
const background = { xPt: sidebarXPt, widthPt: sidebarPt, color: dark };
/** On a letter the sidebar's background covers the page, whatever its content. */
const letterPage: PageSetup = {
  ...page,
  backgrounds: [{ ...background, yPt: 0, heightPt: a4.heightPt }],
};
/** Measured from the left margin, as columns are. */
const main = { xPt: 0, widthPt: sidebarXPt - marginLeftPt - 24 };
const side = {
  xPt: sidebarXPt - marginLeftPt + 22,
  widthPt: sidebarPt - 22 - marginRightPt,
};

const figtree = faceOf('Figtree', ink);
const style = {
  title: figtree(13.5, 18, { color: deep }),
  section: figtree(13, 17, { bold: true, color: deep }),
  sideSection: figtree(11.5, 16, { bold: true, color: light }),
  entry: figtree(10.4, 13.8, { bold: true }),
  text: figtree(9.8, 13.8),
  detail: figtree(9.8, 13.8, { color: quiet }),
  date: figtree(9.4, 13.8, { color: quiet, ...tabular }),
  side: figtree(9.4, 13.4, { color: white }),
  sideLabel: figtree(9.4, 13.4, { color: white, bold: true }),
  sideQuiet: figtree(9.4, 13.4, { color: light }),
  pageLabel: figtree(9, 11, { color: quiet }),
};
const name = nameStyle(figtree, {
  sizes: [34, 26, 20],
  leading: 1.1,
  letterSpacing: -0.02,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: deep,
  marker: '•',
  hangPt: 11,
  gapPt: 1.8,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  slotGapPt: 14,
  gapPt: 10,
  lineGapPt: 3,
  textGapPt: 2,
};
const sidebar: SidebarSetting = {
  style: style.side,
  labelStyle: style.sideLabel,
  quietStyle: style.sideQuiet,
  prose: { ...prose, style: style.side, linkColor: light, hangPt: 9 },
  gapPt: 6,
  lineGapPt: 2,
  levels: 'beside',
};
const title: TitleSetting = { style: style.section, belowPt: 3 };
const sideTitle: TitleSetting = { style: style.sideSection, belowPt: 4 };

const nameAndTitle = (outline: Pick<Outline, 'name' | 'title' | 'lettersRatio'>): Block[] => [
  setName(outline.name, name(outline, main.widthPt)),
  setParagraph(outline.title, style.title, { spaceBeforePt: 3 }),
];

function contactSection(
  { contacts, locale }: Pick<Outline, 'contacts' | 'locale'>,
  isAlone = false,
): Stack[] {
  const [first] = contacts;
  if (!first) return [];
  const words = { text: locale.words.contact, path: first.path };
  const look = isAlone
    ? { style: style.text, linkColor: deep, gapPt: 2 }
    : { style: style.side, linkColor: white, gapPt: 2 };
  const lines = setContactSection(contacts, look);
  const above = setTitle(words, isAlone ? title : sideTitle);
  return [setSection({ path: 'personalInfo' }, [...above, ...lines])];
}

/** 28 mm, at the head of the sidebar. */
const photoPt = 79;

/** Without a sidebar the photo is at the text's right-hand edge. */
function head({ photo, ...outline }: Outline, isAlone = false): Block[] {
  if (!photo) return [{ type: 'columns', columns: [{ ...main, children: nameAndTitle(outline) }] }];
  const image = setPhoto(photo, photoPt);
  const flush = { xPt: side.xPt + side.widthPt - image.widthPt, widthPt: image.widthPt };
  const columns = [
    { ...main, children: nameAndTitle(outline) },
    { ...(isAlone ? flush : side), children: [image] },
  ];
  return [{ type: 'columns', columns }];
}

const pageLabelStyle = style.pageLabel;
const letterText = figtree(10, 15.2);

/**
 * The main text in a wide column, with the photo, contacts and details in light letters on a dark
 * sidebar.
 */
export const portrait: Template = {
  resume: setTwoColumns({
    page,
    pageLabelStyle,
    accents: accents.portrait,
    main,
    side,
    background,
    sidebar,
    head,
    belowHeadPt: 18,
    sideTop: contactSection,
    first: 'side',
    mainTitle: title,
    sideTitle,
    mainGapPt: 17,
    sideGapPt: 18,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: { ...style.text, bold: true },
        gapPt: sidebar.gapPt,
        labels: 'above',
        level: { text: ' – ', color: quiet },
      },
    },
  }),
  letter: {
    page: letterPage,
    pageLabelStyle,
    accents: accents.portrait,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 22,
    belowHeadPt: 18,
    head,
    place: (parts, sender) => [
      { ...side, children: contactSection(sender) },
      { ...main, children: Object.values(parts).flat() },
    ],
  },
};
