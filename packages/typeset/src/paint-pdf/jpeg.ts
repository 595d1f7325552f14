import { ImageError } from './image-error.ts';
import type { PdfImage } from './pdf-image.ts';

const startOfFrame = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const adobeMarker = 0xee;
const scanMarker = 0xda;
const colorSpaces: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the segment after the one at `at` starts. */
function skipSegment(view: DataView, at: number): number {
  const marker = view.getUint8(at + 1);
  if (marker === 0xff) return at + 1;
  return at + 2 + (isBare(marker) ? 0 : view.getUint16(at + 2));
}

/** A JPEG as it is; the PDF's reader decodes it. */
export function readJpeg(bytes: Uint8Array): PdfImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isAdobe = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at = skipSegment(view, at)) {
    const marker = view.getUint8(at + 1);
    if (marker === scanMarker || otherFrames.has(marker)) break;
    if (startOfFrame.has(marker)) return readFrame(bytes, view, at + 4, isAdobe);
    if (marker === adobeMarker) isAdobe = true;
  }
  throw new ImageError('The JPEG is broken or of a kind that a PDF can not show');
}

function readFrame(bytes: Uint8Array, view: DataView, at: number, isAdobe: boolean): PdfImage {
  if (at + 6 > bytes.length) throw new ImageError('The JPEG is cut off');
  const components = bytes[at + 5] ?? 0;
  const colorSpace = colorSpaces[components];
  const heightPx = view.getUint16(at + 1);
  const widthPx = view.getUint16(at + 3);
  if (!colorSpace || bytes[at] !== 8 || !widthPx || !heightPx) {
    throw new ImageError('The JPEG has an unknown number of colours or no size');
  }
  // Adobe's programs write the four inks of a JPEG inverted.
  const decode = components === 4 && isAdobe ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  const entries = `/ColorSpace/${colorSpace}/BitsPerComponent 8${decode}/Filter/DCTDecode`;
  return { widthPx, heightPx, entries, samples: bytes };
}
