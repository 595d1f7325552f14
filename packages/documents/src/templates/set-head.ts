import type { PhotoShape } from '@folio/contract/setting-choices';
import type {
  Align,
  Block,
  Columns,
  Heading,
  Image,
  InlineRun,
  Paragraph,
  TextStyle,
} from '@folio/typeset/blocks';
import type { Outline, Photo, SourcedText } from '../outline/outline.ts';
import { textWidthEm } from './set-face.ts';
import { runsOf, setJoined, setParagraph } from './set-text.ts';

/** The person's name, the document's only heading of the first level. */
export const setName = (
  name: SourcedText,
  style: TextStyle,
  extra: Partial<Heading> = {},
): Heading => ({
  type: 'heading',
  level: 1,
  path: name.path,
  runs: runsOf(name),
  style,
  ...extra,
});

/**
 * Splits contacts into as few lines as their room allows, filled as evenly as can be, so that no
 * line ends in a separator.
 */
function contactLines(
  contacts: SourcedText[],
  { separator, style, roomPt }: ContactLines,
): SourcedText[][] {
  const gapPt = contactPt(separator, style);
  const widthsPt = contacts.map((contact) => gapPt + contactPt(contact, style));
  const filledTo = (limitPt: number): SourcedText[][] => {
    const lines: SourcedText[][] = [];
    let filledPt = Number.POSITIVE_INFINITY;
    for (const [index, contact] of contacts.entries()) {
      const widthPt = widthsPt[index] ?? 0;
      if (filledPt + widthPt > limitPt + gapPt) {
        lines.push([]);
        filledPt = 0;
      }
      lines.at(-1)?.push(contact);
      filledPt += widthPt;
    }
    return lines;
  };
  let lines = filledTo(roomPt);
  for (let share = 0.98; share > 0; share -= 0.02) {
    const evener = filledTo(share * roomPt);
    if (evener.length > lines.length) break;
    lines = evener;
  }
  return lines;
}

const contactPt = (
  { text, icon }: Pick<SourcedText, 'text'> & { icon?: unknown },
  { family, sizePt }: TextStyle,
): number => (textWidthEm(text, family, 1.21) + (icon ? iconEm : 0)) * sizePt;

/** An icon with its gap. */
const iconEm = 1.5;

type ContactLines = {
  style: TextStyle;
  separator: InlineRun;
  roomPt: number;
  /** Above the first line. */
  abovePt: number;
  align?: Align;
  indentPt?: number;
};

/** Contacts on as few lines as they need, with the same separator. */
export const setContactLines = (contacts: SourcedText[], setting: ContactLines): Paragraph[] => {
  const { style, separator, abovePt, align = 'start', indentPt = 0 } = setting;
  return contactLines(contacts, setting).flatMap((line, index) =>
    setJoined(line, separator, style, {
      align,
      indentPt,
      spaceBeforePt: index === 0 ? abovePt : 0,
    }),
  );
};

/** Contacts as a list of their own, addresses of the web in the accent. */
export const setContactSection = (
  contacts: SourcedText[],
  { style, linkColor, gapPt }: { style: TextStyle; linkColor: string; gapPt: number },
): Paragraph[] =>
  contacts.map((contact, index) => {
    const isOnline = contact.href !== undefined && !contact.href.startsWith('tel:');
    const runs = runsOf(contact, isOnline ? { color: linkColor } : {});
    return setParagraph(contact, style, { spaceBeforePt: index === 0 ? 0 : gapPt, runs });
  });

/** A gray pixel, shown in place of the photo. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4evMBAAUVAo+NPm/vAAAAAElFTkSuQmCC';

const corners: Record<PhotoShape, number> = { square: 0, rounded: 0.08, circle: 0.5 };

/** The photo as a square, as large as the template has it and its owner wants it. */
export function setPhoto({ source, alt, shape, scale = 1 }: Photo, ownPt: number): Image {
  const sizePt = ownPt * scale;
  return {
    type: 'image',
    path: 'personalInfo/photoId',
    source: source ?? placeholder,
    alt,
    widthPt: sizePt,
    heightPt: sizePt,
    cornerPt: corners[shape] * sizePt,
  };
}

type Side = {
  measurePt: number;
  sizePt: number;
  gapPt: number;
  side: 'start' | 'end';
  /** Where the page's texts begin: those beside a photo that leaves room for it begin there, too. */
  textXPt?: number;
};

/** Where texts beside a photo begin and what room they have. */
function besidePhoto({ scale = 1 }: Photo, side: Side): { xPt: number; widthPt: number } {
  const takenPt = scale * side.sizePt + side.gapPt;
  const xPt = side.side === 'start' ? Math.max(takenPt, side.textXPt ?? 0) : 0;
  return { xPt, widthPt: side.measurePt - Math.max(takenPt, xPt) };
}

/** A head with the photo flush with one side of the page; the texts are read first. */
function setBesidePhoto(texts: Block[], photo: Photo, side: Side): Columns {
  const sizePt = side.sizePt * (photo.scale ?? 1);
  const photoXPt = side.side === 'start' ? 0 : side.measurePt - sizePt;
  return {
    type: 'columns',
    columns: [
      { ...besidePhoto(photo, side), children: texts },
      { xPt: photoXPt, widthPt: sizePt, children: [setPhoto(photo, side.sizePt)] },
    ],
  };
}

/** A head of lines below each other: name, title, contacts. */
export type HeadSetting = {
  name: (outline: Outline, roomPt: number) => TextStyle;
  title: TextStyle;
  titleAbovePt: number;
  contacts: Omit<ContactLines, 'align' | 'indentPt' | 'roomPt'>;
  align: 'start' | 'center';
  /** Where a photo stands; texts beside it begin at its edge. */
  photo: Side;
};

export function setHead(outline: Outline, setting: HeadSetting): Block[] {
  const { photo } = outline;
  const roomPt = photo ? besidePhoto(photo, setting.photo).widthPt : setting.photo.measurePt;
  const align = photo ? 'start' : setting.align;
  const texts = [
    setName(outline.name, setting.name(outline, roomPt), { align }),
    setParagraph(outline.title, setting.title, { align, spaceBeforePt: setting.titleAbovePt }),
    ...setContactLines(outline.contacts, {
      ...setting.contacts,
      roomPt: roomPt * (outline.lettersRatio ?? 1),
      align,
    }),
  ];
  return photo ? [setBesidePhoto(texts, photo, setting.photo)] : texts;
}
