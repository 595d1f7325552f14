import type { InlineRun } from '@folio/typeset/blocks';
import {
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';
import { isRightToLeft } from '../export-source/plain-text.ts';
import { listSeparator } from '../list-separator.ts';
import type {
  Outline,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from '../outline/outline.ts';
import { photoBytes } from '../photo.ts';
import { passageRuns, runsOf } from '../templates/set-text.ts';
import { bullets, styleIds } from './styles.ts';

type RunChild = TextRun | ExternalHyperlink;

export const wordRuns = (runs: InlineRun[]): RunChild[] =>
  runs.flatMap((run): RunChild[] => {
    const isLink = /^(?:https?:\/\/|mailto:|tel:)/.test(run.href ?? '');
    const children = textRuns(run, isLink ? { style: 'Hyperlink' } : {});
    return isLink ? [new ExternalHyperlink({ link: run.href ?? '', children })] : children;
  });

/** A line feed becomes a line break within the paragraph. */
function textRuns({ text, bold, italic }: InlineRun, look: IRunOptions): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        ...look,
        ...(bold !== undefined && { bold }),
        ...(italic !== undefined && { italics: italic }),
        ...(isRightToLeft(line) && { rightToLeft: true }),
        ...(index > 0 && { break: 1 }),
        text: line,
      }),
  );
}

/** 24 mm: as high as name, title and contacts are beside it. */
const sizePx = Math.round((24 / 25.4) * 96);
/** In English Metric Units: 4 mm. */
const gap = 144_000;

/** The photo at the outer corner of the first page, with the head beside it. */
function photoRun({ outline, isRightToLeft }: ExportSource): ImageRun | undefined {
  const { photo } = outline;
  if (!photo?.source) return undefined;
  const align = isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT;
  return new ImageRun({
    type: 'jpg',
    data: photoBytes(photo.source),
    transformation: { width: sizePx, height: sizePx },
    altText: { id: '1', name: 'Photo', description: photo.alt, title: photo.alt },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.MARGIN,
        align: VerticalPositionAlign.TOP,
      },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
      margins: { left: gap, right: gap, bottom: gap / 2 },
    },
  });
}

/** What the body of the document consists of; `textWidth` is in twentieths of a point. */
export const resumeParagraphs = (source: ExportSource, textWidth: number): Paragraph[] => [
  ...headParagraphs(source.outline, photoRun(source)),
  ...source.outline.sections.flatMap((section) => sectionParagraphs(section, textWidth)),
];

type Setting = Omit<IParagraphOptions, 'children' | 'text'>;

/** `said` is what the direction of the whole is read off. */
export const paragraph = (
  said: string,
  children: (RunChild | ImageRun)[],
  setting: Setting = {},
): Paragraph =>
  new Paragraph({ ...setting, ...(isRightToLeft(said) && { bidirectional: true }), children });

/** Who this is of, as far as it says so. */
export function headParagraphs(
  { name, title, contacts }: Outline,
  photo: ImageRun | undefined,
): Paragraph[] {
  const line = joined(contacts, ' | ');
  return [
    ...(name.text || photo
      ? [
          paragraph(name.text, [...(photo ? [photo] : []), ...wordRuns(runsOf(name))], {
            heading: HeadingLevel.TITLE,
          }),
        ]
      : []),
    ...(title.text
      ? [paragraph(title.text, wordRuns(runsOf(title)), { style: styleIds.subtitle })]
      : []),
    ...(contacts.length > 0 ? [paragraph('', line, { style: styleIds.contact })] : []),
  ];
}

const joined = (texts: SourcedText[], separator: string): RunChild[] =>
  wordRuns(
    texts.flatMap((said, index) => (index === 0 ? [] : [{ text: separator }]).concat(runsOf(said))),
  );

function sectionParagraphs(section: OutlineSection, textWidth: number): Paragraph[] {
  const { title } = section;
  const heading = { heading: HeadingLevel.HEADING_1 };
  return [
    paragraph(title.text, wordRuns(runsOf(title)), heading),
    ...sectionBody(section, textWidth),
  ];
}

function sectionBody(section: OutlineSection, textWidth: number): Paragraph[] {
  if (section.kind === 'prose') return section.passages.map((passage) => passageParagraph(passage));
  if (section.kind === 'pairs') return section.pairs.map(pairParagraph);
  return section.entries.flatMap((entry) => entryParagraphs(entry, textWidth));
}

function pairParagraph({ label, value }: Pair): Paragraph {
  const name = label ? [{ text: value ? `${label.text}: ` : label.text, bold: true }] : [];
  const said = (label ?? value)?.text ?? '';
  return paragraph(said, wordRuns([...name, ...(value ? runsOf(value) : [])]));
}

function entryParagraphs(entry: OutlineEntry, textWidth: number): Paragraph[] {
  const { details, body } = entry;
  const [first] = details;
  const setting = { style: styleIds.detail, ...(body.length === 0 && { keepNext: false }) };
  return [
    ...titleLine(entry, textWidth),
    ...(first
      ? [
          paragraph(
            first.text,
            joined(details, listSeparator(details.map(({ text }) => text))),
            setting,
          ),
        ]
      : []),
    ...body.map((passage) => passageParagraph(passage)),
  ];
}

/** The date stands at the end of the title's line, at a tab stop. */
function titleLine({ title, date, details, body }: OutlineEntry, textWidth: number): Paragraph[] {
  const when = date && { text: date.text, bold: false };
  if (!title) return when ? [paragraph(when.text, wordRuns([when]))] : [];
  const isAlone = details.length === 0 && body.length === 0;
  const slot = when ? [new TextRun({ children: [new Tab()] }), ...wordRuns([when])] : [];
  return [
    paragraph(title.text, [...wordRuns(runsOf(title)), ...slot], {
      heading: HeadingLevel.HEADING_2,
      ...(isAlone && { keepNext: false }),
      ...(when && { tabStops: [{ type: TabStopType.END, position: textWidth }] }),
    }),
  ];
}

export function passageParagraph(passage: OutlineParagraph, setting: Setting = {}): Paragraph {
  const runs = wordRuns(passageRuns(passage));
  if (passage.kind === 'paragraph') return paragraph(passage.text, runs, setting);
  const numbering = { reference: bullets, level: 0, custom: true };
  return paragraph(passage.text, runs, { ...setting, style: styleIds.listBullet, numbering });
}
