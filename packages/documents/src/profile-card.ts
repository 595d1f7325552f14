import type { pageAccents } from '@folio/contract/profile';
import type { Block, Paragraph, TextStyle, TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { plainLine } from './export-source/plain-characters.ts';
import { languageOf } from './language/language-of.ts';
import { requireFaces } from './missing-faces.ts';
import { withScripts } from './script-families.ts';

/** The card that link previews show for a person's page. */
export type ProfileCard = {
  name: string;
  title: string;
  company: string;
  /** The page's address as people read it, without the scheme. */
  address: string;
  accent: (typeof pageAccents)[number];
};

/** The accents of public pages on a light background, the same as in the web app's `tokens.css`. */
export const accentColors: Record<(typeof pageAccents)[number], string> = {
  primary: '#0055ff',
  purple: '#6b3fd4',
  blue: '#0a6ba8',
  green: '#0b7a4b',
  pink: '#b5246c',
};

/** One point of the page is one pixel of the picture. */
export const cardSize = { widthPt: 1200, heightPt: 630 } as const;
const marginPt = 88;
const colors = { desk: '#f5f6f8', ink: '#10151f', muted: '#4a5465', faint: '#5e6878' };
const largestNamePt = 104;
const smallerNamesPt = [84, 66, 50, 38, 30];
/** The most letters that fit the picture; longer values are cut. */
const longest = { name: 170, title: 96, company: 64, address: 64 };

/**
 * Lays out the card as one page, with the name in the largest size that fits. Empty fields are left
 * out and long ones cut.
 */
export function layoutProfileCard(card: ProfileCard, fonts: FontBook): DisplayList {
  let list = layoutAt(card, largestNamePt, fonts);
  for (const sizePt of smallerNamesPt) {
    if (list.pages.length === 1) break;
    list = layoutAt(card, sizePt, fonts);
  }
  return list;
}

function layoutAt(card: ProfileCard, nameSizePt: number, fonts: FontBook): DisplayList {
  const document = withScripts(setCard(card, nameSizePt));
  requireFaces(document, fonts);
  return layoutDocument(document, fonts);
}

function setCard(card: ProfileCard, nameSizePt: number): TypesetDocument {
  const accent = accentColors[card.accent];
  const { widthPt, heightPt } = cardSize;
  const name = shorten(card.name, longest.name);
  return {
    page: {
      ...cardSize,
      marginTopPt: 64,
      marginRightPt: marginPt,
      marginBottomPt: 108,
      marginLeftPt: marginPt,
      backgrounds: [
        { xPt: 0, yPt: 0, widthPt, heightPt, color: colors.desk },
        { xPt: 0, yPt: 0, widthPt: 20, heightPt, color: accent },
      ],
    },
    language: languageOf([name, card.title, card.company].join('\n')) ?? 'en',
    title: name,
    author: name,
    blocks: [
      line('Folio', style('EB Garamond', 42, colors.ink)),
      ...setPerson(card, { name, nameSizePt, accent }),
    ],
    footer: line(shorten(card.address, longest.address), style('Inter', 26, colors.faint)),
  };
}

function setPerson(
  { title, company }: ProfileCard,
  { name, nameSizePt, accent }: { name: string; nameSizePt: number; accent: string },
): Block[] {
  const texts = [
    { text: shorten(title, longest.title), style: style('Inter', 38, accent) },
    { text: shorten(company, longest.company), style: style('Inter', 32, colors.muted) },
  ];
  const lines = texts.filter(({ text }) => text !== '');
  return [
    {
      type: 'heading',
      level: 1,
      runs: [{ text: name }],
      style: { ...style('EB Garamond', nameSizePt, colors.ink, 1.06), letterSpacingPt: -1 },
      spaceBeforePt: 52,
      spaceAfterPt: 24,
    },
    ...lines.map((one) => line(one.text, one.style)),
  ];
}

const line = (text: string, textStyle: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
  style: textStyle,
  spaceAfterPt: 8,
});

const style = (family: string, sizePt: number, color: string, leading = 1.3): TextStyle => ({
  family,
  sizePt,
  color,
  leadingPt: sizePt * leading,
});

function shorten(text: string, most: number): string {
  const letters = [...plainLine(text).trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
