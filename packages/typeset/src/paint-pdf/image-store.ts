import { LruCache } from '../shape/lru-cache.ts';
import { ImageError } from './image-error.ts';
import { readJpeg } from './jpeg.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfImage } from './pdf-image.ts';
import { writeReference } from './pdf-syntax.ts';
import { readPng } from './png.ts';

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

/** The images of one document, each in the file once. */
export class ImageStore {
  readonly #pdf: PdfFile;
  readonly #images = new Map<string, { name: string; id: number }>();

  constructor(pdf: PdfFile) {
    this.#pdf = pdf;
  }

  /** The name of the image among the document's resources. */
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
