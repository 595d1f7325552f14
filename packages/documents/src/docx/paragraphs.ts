import {
  HeadingLevel,
  type ImageRun,
  type IParagraphOptions,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';
import { isRightToLeft } from '../export-source/right-to-left.ts';
import { listSeparator } from '../list-separator.ts';
import type {
  Outline,
  OutlineEntry,
  OutlineSection,
  Pair,
  Passage,
  Said,
} from '../outline/outline.ts';
import { passageRuns, runsOf } from '../templates/set-text.ts';
import { photoRun } from './photo-run.ts';
import { type RunChild, wordRuns } from './runs.ts';
import { bullets, styleIds } from './styles.ts';

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

const joined = (texts: Said[], separator: string): RunChild[] =>
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

export function passageParagraph(passage: Passage, setting: Setting = {}): Paragraph {
  const runs = wordRuns(passageRuns(passage));
  if (passage.kind === 'paragraph') return paragraph(passage.text, runs, setting);
  const numbering = { reference: bullets, level: 0, custom: true };
  return paragraph(passage.text, runs, { ...setting, style: styleIds.listBullet, numbering });
}
