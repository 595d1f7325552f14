import { deflate } from './deflate/deflate.ts';
import { inflate } from './deflate/inflate.ts';

type Header = { widthPx: number; heightPx: number; depth: number; colorType: number };
type Chunks = { header: Header; palette: Uint8Array; alpha: Uint8Array; samples: Uint8Array };

const [gray, rgb, indexed, grayAlpha, rgbAlpha] = [0, 2, 3, 4, 6] as const;
const samplesPerPixel: Record<number, number> = {
  [gray]: 1,
  [rgb]: 3,
  [indexed]: 1,
  [grayAlpha]: 2,
  [rgbAlpha]: 4,
};
const mostBytes = 64 * 1024 * 1024;

function readHeader(view: DataView, at: number): Header {
  const header = {
    widthPx: view.getUint32(at),
    heightPx: view.getUint32(at + 4),
    depth: view.getUint8(at + 8),
    colorType: view.getUint8(at + 9),
  };
  if (view.getUint8(at + 12) !== 0) throw new ImageError('Interlaced PNGs are not supported');
  const perPixel = samplesPerPixel[header.colorType];
  if (!perPixel || !header.widthPx || !header.heightPx) throw new ImageError('The PNG is broken');
  if (header.depth !== 8) throw new ImageError('Only PNGs with 8 bits a sample are supported');
  if ((header.widthPx * perPixel + 1) * header.heightPx > mostBytes) {
    throw new ImageError('The PNG is too large');
  }
  return header;
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function samplesOf(data: Uint8Array, { widthPx, heightPx, colorType }: Header): Uint8Array {
  const expected = (widthPx * (samplesPerPixel[colorType] ?? 0) + 1) * heightPx;
  try {
    return inflate(data, expected);
  } catch (cause) {
    throw new ImageError('The PNG is cut off or broken', { cause });
  }
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | undefined;
  let palette: Uint8Array = new Uint8Array();
  let alpha: Uint8Array = new Uint8Array();
  const data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const body = bytes.subarray(at + 8, at + 8 + length);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IHDR' && body.length >= 13) header = readHeader(view, at + 8);
    if (type === 'PLTE') palette = body;
    if (type === 'tRNS') alpha = body;
    if (type === 'IDAT') data.push(body);
    at += 12 + length;
  }
  if (!header) throw new ImageError('The PNG has no header');
  return { header, palette, alpha, samples: samplesOf(joinParts(data), header) };
}

/** Picks `count` bytes at every `step`, starting at `first`. */
function pick(pixels: Uint8Array, step: number, first: number, count: number): Uint8Array {
  const picked = new Uint8Array((pixels.length / step) * count);
  for (let from = first, to = 0; from < pixels.length; from += step) {
    for (let i = 0; i < count; i++) picked[to++] = pixels[from + i] ?? 0;
  }
  return picked;
}

function opacityOf(pixels: Uint8Array, { header, alpha }: Chunks): Uint8Array | undefined {
  const { colorType } = header;
  if (colorType === grayAlpha) return pick(pixels, 2, 1, 1);
  if (colorType === rgbAlpha) return pick(pixels, 4, 3, 1);
  if (colorType === indexed && alpha.length) return pixels.map((index) => alpha[index] ?? 255);
  return undefined;
}

function colorsOf(pixels: Uint8Array, colorType: number): Uint8Array {
  if (colorType === grayAlpha) return pick(pixels, 2, 0, 1);
  if (colorType === rgbAlpha) return pick(pixels, 4, 0, 3);
  return pixels;
}

function colorSpaceOf({ header, palette }: Chunks): string {
  if (header.colorType === gray || header.colorType === grayAlpha) return '/DeviceGray';
  if (header.colorType !== indexed) return '/DeviceRGB';
  if (palette.length < 3) throw new ImageError('The PNG has no palette');
  const digits = [...palette].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `[/Indexed/DeviceRGB ${Math.floor(palette.length / 3) - 1}<${digits}>]`;
}

/** Reads a PNG with 8 bits per sample, of any color type, not interlaced. */
export function readPng(bytes: Uint8Array): PdfImage {
  const chunks = readChunks(bytes);
  const { widthPx, heightPx, colorType } = chunks.header;
  const perPixel = samplesPerPixel[colorType] ?? 1;
  const pixels = removeFilters(chunks.samples, widthPx, heightPx, perPixel);
  const opacity = opacityOf(pixels, chunks);
  const entries = (space: string) => `/ColorSpace${space}/BitsPerComponent 8/Filter/FlateDecode`;
  return {
    widthPx,
    heightPx,
    entries: entries(colorSpaceOf(chunks)),
    samples: deflate(colorsOf(pixels, colorType)),
    ...(opacity && {
      mask: { entries: entries('/DeviceGray'), samples: deflate(opacity) },
    }),
  };
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const predictors: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Returns the pixels of a PNG's rows, each of which starts with the number of its filter. */
function removeFilters(
  rows: Uint8Array,
  widthPx: number,
  heightPx: number,
  bytesPerPixel: number,
): Uint8Array {
  const rowSize = widthPx * bytesPerPixel;
  const pixels = new Uint8Array(rowSize * heightPx);
  let above: Uint8Array = new Uint8Array(rowSize);
  for (let row = 0; row < heightPx; row++) {
    const from = row * (rowSize + 1);
    const predict = predictors[rows[from] ?? 0];
    if (!predict) throw new ImageError('The PNG has an unknown filter');
    const pixelsOfRow = pixels.subarray(row * rowSize, (row + 1) * rowSize);
    for (let i = 0; i < rowSize; i++) {
      const left = pixelsOfRow[i - bytesPerPixel] ?? 0;
      const corner = above[i - bytesPerPixel] ?? 0;
      pixelsOfRow[i] = (rows[from + 1 + i] ?? 0) + predict(left, above[i] ?? 0, corner);
    }
    above = pixelsOfRow;
  }
  return pixels;
}

/** An image in PDF form: the entries of its dictionary and its compressed samples. */
export type PdfImage = {
  widthPx: number;
  heightPx: number;
  entries: string;
  samples: Uint8Array;
  /** The opacity of each pixel. */
  mask?: { entries: string; samples: Uint8Array };
};

/** An image that can't be put into a document. The message says why. */
export class ImageError extends Error {
  override name = 'ImageError';
}
