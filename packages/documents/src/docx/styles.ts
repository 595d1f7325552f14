import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
} from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';

const ink = '1b1d21';
const quiet = '525a66';
const hairline = 'd5d9e0';
const inTwips = (points: number) => points * 20;

/** The lists' reference, and the names of the paragraph styles that are not Word's defaults. */
export const bullets = 'bullets';
export const styleIds = {
  subtitle: 'Subtitle',
  contact: 'ContactDetails',
  detail: 'EntryDetail',
  listBullet: 'ListBullet',
} as const;

export function documentStyles({
  look,
  language,
}: Pick<ExportSource, 'look' | 'language'>): IStylesOptions {
  const accent = look.accentOnWhite.slice(1);
  const family = look.wordFamily;
  const leading = (line: number) => ({ line: Math.round(line * look.leadingScale) });
  const space = (points: number) => Math.round(points * 20 * look.spacingScale);
  const inHalfPoints = (points: number) => Math.round(points * 2 * look.fontScale);
  const alignment = look.headIsCentred ? AlignmentType.CENTER : AlignmentType.START;
  const heading = { keepNext: true, keepLines: true };
  const paragraph = (id: string, name: string) =>
    ({ id, name, basedOn: 'Normal', next: 'Normal', quickFormat: true }) as const;
  return {
    default: {
      document: {
        run: {
          font: { ascii: family, hAnsi: family, cs: 'Arial' },
          size: inHalfPoints(10.5),
          color: ink,
          language: { value: language === 'en' ? 'en-US' : language },
        },
        paragraph: { spacing: { after: space(3), ...leading(290) } },
      },
      title: {
        run: { size: inHalfPoints(24), bold: true, color: ink },
        paragraph: { alignment, spacing: { after: space(4), ...leading(264) } },
      },
      heading1: {
        run: { size: inHalfPoints(13), bold: true, color: accent },
        paragraph: {
          ...heading,
          spacing: { before: space(14), after: space(5) },
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: hairline } },
        },
      },
      heading2: {
        run: { size: inHalfPoints(10.5), bold: true, color: ink },
        paragraph: { ...heading, spacing: { before: space(6), after: 0 } },
      },
      hyperlink: { run: { color: accent, underline: { color: hairline } } },
    },
    paragraphStyles: [
      {
        ...paragraph(styleIds.subtitle, 'Subtitle'),
        run: { size: inHalfPoints(12), color: accent },
        paragraph: { alignment, spacing: { after: space(2) } },
      },
      {
        ...paragraph(styleIds.contact, 'Contact Details'),
        run: { color: quiet },
        paragraph: { alignment },
      },
      {
        ...paragraph(styleIds.detail, 'Entry Detail'),
        run: { italics: true, color: quiet },
        paragraph: { keepNext: true },
      },
      {
        ...paragraph(styleIds.listBullet, 'List Bullet'),
        next: styleIds.listBullet,
        paragraph: { numbering: { reference: bullets, level: 0 }, spacing: { after: space(2) } },
      },
    ],
  };
}

export const bulletNumbering: INumberingOptions = {
  config: [
    {
      reference: bullets,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { start: inTwips(14), hanging: inTwips(14) } } },
        },
      ],
    },
  ],
};
