import type { Background, Block, PageSetup, Stack } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle } from './set-face.ts';
import { setContactLines, setName, setPhoto } from './set-head.ts';
import { dateInMargin } from './set-letter.ts';
import type { SidebarSetting } from './set-sidebar.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setTwoColumns } from './set-two-columns.ts';
import type { Template } from './template.ts';

/** The template's own color is a background; text uses its darker variants. */
const [accent, pink, deep, night, sidebarBackground] = accents.creative;
const quiet = '#5d5672';

const sidebarPt = 168;
const marginLeftPt = 32;
const marginRightPt = 40;
const marginTopPt = 46;
const page = a4Page({
  topPt: marginTopPt,
  bottomPt: 48,
  leftPt: marginLeftPt,
  rightPt: marginRightPt,
});
const background = { xPt: 0, widthPt: sidebarPt, color: sidebarBackground };
/** On a letter the sidebar's background covers the page, whatever its content. */
const letterPage: PageSetup = {
  ...page,
  backgrounds: [{ ...background, yPt: 0, heightPt: a4.heightPt }],
};

/** Measured from the left margin, as columns are. */
const side = { xPt: 0, widthPt: sidebarPt - marginLeftPt - 14 };
const main = {
  xPt: sidebarPt - marginLeftPt + 24,
  widthPt: a4.widthPt - sidebarPt - 24 - marginRightPt,
};

/** The head's colors extend to the page's edges: pink above the sidebar, the accent beside it. */
const headDepth = { abovePt: marginTopPt, belowPt: 26 };
const outer: Background = {
  xPt: sidebarPt,
  widthPt: a4.widthPt - sidebarPt,
  color: accent,
  ...headDepth,
};
const inner: Background = { xPt: 0, widthPt: sidebarPt, color: pink, ...headDepth };
const whole: Background = { xPt: 0, widthPt: a4.widthPt, color: accent, ...headDepth };
const belowHeadPt = headDepth.belowPt + 24;

/** 28 mm, over the sidebar. */
const photoPt = 79;

const poppins = faceOf('Poppins', '#201a33');
const style = {
  title: poppins(12.5, 18, { color: night }),
  contact: poppins(9, 14.4, { color: night }),
  section: poppins(13, 18, { bold: true, color: deep }),
  sideSection: poppins(11, 18, { bold: true, color: deep }),
  entry: poppins(9.8, 14.4, { bold: true }),
  text: poppins(9.2, 14.4),
  detail: poppins(9.2, 14.4, { color: quiet }),
  date: poppins(9, 14.4, { color: deep }),
  side: poppins(9, 13.4),
  sideLabel: poppins(9, 13.4, { bold: true }),
  sideQuiet: poppins(9, 13.4, { color: quiet }),
  pageLabel: poppins(9, 11, { color: quiet }),
};
const name = nameStyle(poppins, {
  sizes: [32, 25, 18],
  leading: 1.2,
  letterSpacing: -0.02,
  style: { bold: true, color: night },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: deep,
  marker: '•',
  hangPt: 11,
  gapPt: 2,
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
  prose: { ...prose, style: style.side, hangPt: 9 },
  gapPt: 6,
  lineGapPt: 1.5,
  levels: 'below',
};

const colored = (children: Block[]): Stack => ({
  type: 'stack',
  background: outer,
  children: [{ type: 'stack', background: inner, children }],
});

/** Without a sidebar the head has one color, and its text starts where the body's does. */
function head({ photo, ...outline }: Outline, isAlone = false): Block[] {
  if (!photo && isAlone)
    return [{ type: 'stack', background: whole, children: headTexts(outline, 0) }];
  if (!photo) return [colored(headTexts(outline, main.xPt))];
  const columns = [
    { ...main, children: headTexts(outline, 0) },
    { ...side, children: [setPhoto(photo, photoPt)] },
  ];
  return [colored([{ type: 'columns', columns }])];
}

const headTexts = (outline: Outline, indentPt: number): Block[] => [
  setName(outline.name, name(outline, main.widthPt), { indentPt }),
  setParagraph(outline.title, style.title, { indentPt, spaceBeforePt: 2 }),
  ...setContactLines(outline.contacts, {
    style: style.contact,
    separator: { text: '   ·   ' },
    roomPt: main.widthPt * (outline.lettersRatio ?? 1),
    abovePt: 9,
    indentPt,
  }),
];

const pageLabelStyle = style.pageLabel;
const letterText = poppins(9.4, 15.2);

/** A head of flat colors over a narrow sidebar and a wide column. */
export const creative: Template = {
  resume: setTwoColumns({
    page,
    pageLabelStyle,
    accents: accents.creative,
    head,
    belowHeadPt,
    side,
    main,
    background,
    sidebar,
    first: 'side',
    sideTitle: { style: style.sideSection, belowPt: 2 },
    mainTitle: { style: style.section, belowPt: 3 },
    sideGapPt: 18,
    mainGapPt: 18,
    body: {
      entries,
      pairs: {
        style: style.side,
        labelStyle: style.sideLabel,
        gapPt: sidebar.gapPt,
        labels: 'above',
        level: { text: ' – ', color: quiet },
      },
    },
  }),
  letter: {
    page: letterPage,
    pageLabelStyle,
    accents: accents.creative,
    head,
    belowHeadPt,
    dateStyle: { ...style.side, color: deep },
    subjectStyle: { ...letterText, bold: true, color: deep },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    place: dateInMargin(side, main),
  },
};
