import type { PhotoShape } from '@folio/contract/document-settings';
import type { Block, Columns, Heading, Image, TextStyle } from '@folio/typeset/blocks';
import type { Photo, SourcedText } from '../outline/outline.ts';
import { runsOf } from './set-text.ts';

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

/** The size for a text of so many letters, so that a long name is set smaller before it wraps. */
export function sizeThatFits(
  { text }: SourcedText,
  steps: readonly { letters: number; sizePt: number }[],
  smallestPt: number,
): number {
  return steps.find(({ letters }) => text.length <= letters)?.sizePt ?? smallestPt;
}

/**
 * Contacts parted into as many lines as their letters need, evenly filled, so that no separator is
 * left at a line's end. Letters are counted with a separator after each contact.
 */
export function contactLines(
  contacts: SourcedText[],
  { separator, lettersPerLine }: { separator: string; lettersPerLine: number },
): SourcedText[][] {
  const lettersOf = ({ text }: SourcedText) => text.length + separator.length;
  const letters = contacts.reduce((sum, contact) => sum + lettersOf(contact), 0);
  const target = letters / Math.ceil(letters / lettersPerLine);
  const lines: SourcedText[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const contact of contacts) {
    const next = lettersOf(contact);
    if (filled + next / 2 > target || filled + next > lettersPerLine + separator.length) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push(contact);
    filled += next;
  }
  return lines;
}

/** A grey pixel: where the photo will be. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4evMBAAUVAo+NPm/vAAAAAElFTkSuQmCC';

const corners: Record<PhotoShape, number> = { square: 0, rounded: 0.08, circle: 0.5 };

/** The photo as a square of `sizePt`. */
export const setPhoto = ({ source, alt, shape }: Photo, sizePt: number): Image => ({
  type: 'image',
  path: 'personalInfo/photoId',
  source: source ?? placeholder,
  alt,
  widthPt: sizePt,
  heightPt: sizePt,
  cornerPt: corners[shape] * sizePt,
});

type Side = { measurePt: number; sizePt: number; gapPt: number; side: 'start' | 'end' };

/** A head with the photo flush with one side of the page; the texts are read first. */
export function setBesidePhoto(
  texts: Block[],
  photo: Photo,
  { measurePt, sizePt, gapPt, side }: Side,
): Columns {
  const textXPt = side === 'start' ? sizePt + gapPt : 0;
  const photoXPt = side === 'start' ? 0 : measurePt - sizePt;
  return {
    type: 'columns',
    columns: [
      { xPt: textXPt, widthPt: measurePt - sizePt - gapPt, children: texts },
      { xPt: photoXPt, widthPt: sizePt, children: [setPhoto(photo, sizePt)] },
    ],
  };
}
