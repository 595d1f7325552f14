import type { Block, PageSetup, Spacer, Stack } from '@folio/typeset/blocks';
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

/**
 * The template's #3b82f6, darkened until it is readable on white and on the sidebar's background.
 */
const [accent, sidebarBackground] = accents.modern;
const quiet = '#515c6e';

const sidebarPt = 194;
const marginLeftPt = 34;
const marginRightPt = 38;
const page = a4Page({ topPt: 46, bottomPt: 48, leftPt: marginLeftPt, rightPt: marginRightPt });
const background = { xPt: 0, widthPt: sidebarPt, color: sidebarBackground };
/** On a letter the sidebar's background covers the page, whatever its content. */
const letterPage: PageSetup = {
  ...page,
  backgrounds: [{ ...background, yPt: 0, heightPt: a4.heightPt }],
};
/** Measured from the left margin, as columns are. */
const side = { xPt: 0, widthPt: sidebarPt - marginLeftPt - 16 };
const main = {
  xPt: sidebarPt - marginLeftPt + 24,
  widthPt: a4.widthPt - sidebarPt - 24 - marginRightPt,
};

/** 27 mm; name and title are at half of its height. */
const photoPt = 76;
const besidePhoto: Spacer = { type: 'spacer', heightPt: 14 };

const inter = faceOf('Inter', '#161b26');
const style = {
  title: inter(12.5, 17, { color: accent }),
  section: inter(12, 16, { bold: true, color: accent }),
  entry: inter(9.9, 13.8, { bold: true }),
  text: inter(9.5, 13.8),
  detail: inter(9.5, 13.8, { color: quiet }),
  date: inter(9.2, 13.8, { color: quiet, ...tabular }),
  side: inter(9.1, 13.2),
  sideLabel: inter(9.1, 13.2, { bold: true }),
  sideQuiet: inter(9.1, 13.2, { color: quiet }),
  pageLabel: inter(9, 11, { color: quiet }),
};
const name = nameStyle(inter, {
  sizes: [27, 21, 17],
  leading: 1.2,
  letterSpacing: -0.018,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 10,
  gapPt: 1.8,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  slotGapPt: 14,
  gapPt: 9.5,
  lineGapPt: 3,
  textGapPt: 2.5,
};
const sidebar: SidebarSetting = {
  style: style.side,
  labelStyle: style.sideLabel,
  quietStyle: style.sideQuiet,
  prose: { ...prose, style: style.side, hangPt: 9 },
  gapPt: 5,
  lineGapPt: 1.5,
  levels: 'beside',
};
const title: TitleSetting = { style: style.section, belowPt: 4 };

/**
 * Name and title are above the main column, so that no letter crosses the sidebar's edge. Without a
 * sidebar they start where the text does, or beside the photo.
 */
function head(outline: Outline, isAlone = false): Block[] {
  const { photo } = outline;
  const texts = (indentPt: number): Block[] => [
    setName(outline.name, name(outline, main.widthPt), { indentPt }),
    setParagraph(outline.title, style.title, { indentPt, spaceBeforePt: 2 }),
  ];
  if (!photo) return texts(isAlone ? 0 : main.xPt);
  const takenPt = photoPt * (photo.scale ?? 1) + 22;
  const beside = { xPt: takenPt, widthPt: main.xPt + main.widthPt - takenPt };
  const columns = [
    { ...(isAlone ? beside : main), children: [besidePhoto, ...texts(0)] },
    { ...side, children: [setPhoto(photo, photoPt)] },
  ];
  return [{ type: 'columns', columns }];
}

function contactSection({ contacts, locale }: Pick<Outline, 'contacts' | 'locale'>): Stack[] {
  const [first] = contacts;
  if (!first) return [];
  const words = { text: locale.words.contact, path: first.path };
  const lines = setContactSection(contacts, { style: style.side, linkColor: accent, gapPt: 1.5 });
  return [setSection({ path: 'personalInfo' }, [...setTitle(words, title), ...lines])];
}

const pageLabelStyle = style.pageLabel;
const letterText = inter(9.7, 14.8);

/** Two columns: a quiet sidebar for details to look up, and the main text beside it. */
export const modern: Template = {
  resume: setTwoColumns({
    page,
    pageLabelStyle,
    accents: accents.modern,
    head,
    side,
    main,
    background,
    sidebar,
    belowHeadPt: 18,
    sideTop: contactSection,
    first: 'side',
    sideTitle: title,
    mainTitle: title,
    sideGapPt: 18,
    mainGapPt: 16,
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
    accents: accents.modern,
    head,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 22,
    // The sender is in the sidebar, the letter beside it.
    place: (parts, sender) => [
      { ...side, children: contactSection(sender) },
      { ...main, children: Object.values(parts).flat() },
    ],
  },
};
