import { LruCache } from '../lru-cache.ts';
import type { PdfFile } from './pdf-file.ts';
import { writeReference } from './pdf-syntax.ts';
import { ImageError, type PdfImage, readPng } from './png.ts';

const startOfFrame = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const adobeMarker = 0xee;
const scanMarker = 0xda;
const colorSpaces: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Returns the start of the segment after the one at `at`. */
function skipSegment(view: DataView, at: number): number {
  const marker = view.getUint8(at + 1);
  if (marker === 0xff) return at + 1;
  return at + 2 + (isBare(marker) ? 0 : view.getUint16(at + 2));
}

/** Embeds a JPEG unchanged, since PDF readers decode it. */
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

const dataAddress = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/i;
const cachedBytes = 32 * 1024 * 1024;
const cache = new LruCache<PdfImage>(cachedBytes);

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw new ImageError('The image is not valid base64');
  }
}

function readImage(source: string): PdfImage {
  const encoded = dataAddress.exec(source)?.[1];
  if (encoded === undefined) throw new ImageError('The image is no data address of a JPEG or PNG');
  const bytes = decodeBase64(encoded);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return readPng(bytes);
  throw new ImageError('The image is neither a JPEG nor a PNG');
}

const writeImage = (image: PdfImage, entries: string): string =>
  `/Type/XObject/Subtype/Image/Width ${image.widthPx}/Height ${image.heightPx}${entries}`;

/** The images of one document, each written once. */
export class ImageStore {
  readonly #pdf: PdfFile;
  readonly #images = new Map<string, { name: string; id: number }>();

  constructor(pdf: PdfFile) {
    this.#pdf = pdf;
  }

  /** Returns the image's name in the document's resources. */
  nameOf(source: string): string {
    const known = this.#images.get(source);
    if (known) return known.name;
    const image = cache.get(source) ?? readImage(source);
    cache.set(source, image, source.length * 2 + image.samples.length);
    const name = `I${this.#images.size}`;
    this.#images.set(source, { name, id: this.#add(image) });
    return name;
  }

  writeResources(): string {
    const entries = [...this.#images.values()].map(
      ({ name, id }) => `/${name} ${writeReference(id)}`,
    );
    return entries.length ? `/XObject<<${entries.join('')}>>` : '';
  }

  #add(image: PdfImage): number {
    const { mask } = image;
    const maskEntry = mask
      ? `/SMask ${writeReference(this.#pdf.addStream(writeImage(image, mask.entries), mask.samples))}`
      : '';
    return this.#pdf.addStream(writeImage(image, image.entries + maskEntry), image.samples);
  }
}
