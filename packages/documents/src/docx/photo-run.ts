import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';
import { photoBytes } from '../photo.ts';

/** 24 mm: as high as name, title and contacts are beside it. */
const sizePx = Math.round((24 / 25.4) * 96);
/** In English Metric Units: 4 mm. */
const gap = 144_000;

/** The photo at the outer corner of the first page, with the head beside it. */
export function photoRun({ outline, isRightToLeft }: ExportSource): ImageRun | undefined {
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
