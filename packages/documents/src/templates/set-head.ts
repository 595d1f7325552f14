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

/** Sets the person's name, the only level-1 heading of the document. */
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
 * Splits contacts into the fewest lines that fit, filled as evenly as possible, so that no line
 * ends in a separator.
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

/** The width of an icon with its gap. */
const iconEm = 1.5;

type ContactLines = {
  style: TextStyle;
  separator: InlineRun;
  roomPt: number;
  /** The space above the first line. */
  abovePt: number;
  align?: Align;
  indentPt?: number;
};

/** Sets contacts on as few lines as possible, with the same separator on all of them. */
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

/** Sets contacts as a list, with web and mail addresses in the accent. */
export const setContactSection = (
  contacts: SourcedText[],
  { style, linkColor, gapPt }: { style: TextStyle; linkColor: string; gapPt: number },
): Paragraph[] =>
  contacts.map((contact, index) => {
    const isOnline = contact.href !== undefined && !contact.href.startsWith('tel:');
    const runs = runsOf(contact, isOnline ? { color: linkColor } : {});
    return setParagraph(contact, style, { spaceBeforePt: index === 0 ? 0 : gapPt, runs });
  });

/** A gray pixel that takes the place of a missing photo. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4evMBAAUVAo+NPm/vAAAAAElFTkSuQmCC';

const corners: Record<PhotoShape, number> = { square: 0, rounded: 0.08, circle: 0.5 };

/** Sets the photo as a square of the template's size, scaled as its owner chose. */
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
  /**
   * The left edge of the page's text. Text beside the photo aligns with it if the photo leaves
   * room.
   */
  textXPt?: number;
};

/** Returns the left edge and the width of texts beside a photo. */
function besidePhoto({ scale = 1 }: Photo, side: Side): { xPt: number; widthPt: number } {
  const takenPt = scale * side.sizePt + side.gapPt;
  const xPt = side.side === 'start' ? Math.max(takenPt, side.textXPt ?? 0) : 0;
  return { xPt, widthPt: side.measurePt - Math.max(takenPt, xPt) };
}

/** Sets the photo flush with one side of the page; the texts come first in reading order. */
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
  /** The position of the photo; texts beside it start at its edge. */
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
