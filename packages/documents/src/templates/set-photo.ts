import type { PhotoShape } from '@folio/contract/document-settings';
import type { Block, Columns, Image } from '@folio/typeset/blocks';
import type { Photo } from '../outline/outline.ts';

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
