import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';

/**
 * Renders an SVG made by Folio as a PNG of that width. CPU-bound (tens of milliseconds), so for
 * threads only.
 */
export function rasterise(svg: string, widthPx: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render();
  // The getter `pixels` copies on each access, so it is read once.
  const { width, height, pixels } = image;
  const png = encodePalettePng({ widthPx: width, heightPx: height, rgba: pixels });
  return png ?? new Uint8Array(image.asPng());
}

export type Pixels = { widthPx: number; heightPx: number; rgba: Uint8Array };

const maxColors = 256;
/** Bits per channel for distinguishing colors: all, or as many as leave at most 256. */
const precisions = [8, 6, 5, 4];
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Encodes opaque pixels as an indexed PNG, less than half the size of true color. Pages have few
 * colors, so it is usually lossless; undefined if there are too many, as in photos.
 */
export function encodePalettePng(pixels: Pixels): Uint8Array | undefined {
  for (const bits of precisions) {
    const indexed = indexColors(pixels, bits);
    if (indexed) return writePng(pixels, indexed);
  }
  return undefined;
}

type Indexed = { palette: number[]; rows: Uint8Array };

/** Each row starts with filter type 0. If colors are merged, the first one is used. */
function indexColors({ widthPx, heightPx, rgba }: Pixels, bits: number): Indexed | undefined {
  const shift = 8 - bits;
  const indexes = new Map<number, number>();
  const palette: number[] = [];
  const rows = new Uint8Array((widthPx + 1) * heightPx);
  for (let at = 0, to = 0; at < rgba.length; at += 4, to++) {
    if (to % (widthPx + 1) === 0) to++;
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const key = ((red >> shift) << 16) | ((green >> shift) << 8) | (blue >> shift);
    let index = indexes.get(key);
    if (index === undefined) {
      if (indexes.size === maxColors) return undefined;
      index = indexes.size;
      indexes.set(key, index);
      palette.push(red, green, blue);
    }
    rows[to] = index;
  }
  return { palette, rows };
}

function writePng({ widthPx, heightPx }: Pixels, { palette, rows }: Indexed): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, widthPx);
  header.setUint32(4, heightPx);
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  const chunks = [
    writeChunk('IHDR', new Uint8Array(header.buffer)),
    writeChunk('PLTE', Uint8Array.from(palette)),
    writeChunk('IDAT', deflateSync(rows)),
    writeChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function writeChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
