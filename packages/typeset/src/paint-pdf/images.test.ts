import { crc32, deflateSync } from 'node:zlib';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openFontBook } from '../testing/open-font-book.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { setList } from '../testing/set-list.ts';
import { readJpeg } from './image-store.ts';
import { paintPdf } from './paint-pdf.ts';
import { ImageError, readPng } from './png.ts';

function chunk(type: string, body: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

type PngOptions = { depth?: number; interlaced?: boolean };

function makePng(
  [width, height, colorType]: [number, number, number],
  rows: number[][],
  { depth = 8, interlaced = false }: PngOptions = {},
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const data = deflateSync(Uint8Array.from(rows.flat()));
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

const jpeg = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0,
]);

describe('images', () => {
  it('undoes every filter of a PNG and parts the opacity from the colours', () => {
    const rows = [
      [0, 10, 20, 30, 255, 40, 50, 60, 128],
      [1, 1, 2, 3, 4, 5, 6, 7, 8],
      [2, 1, 1, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1, 1, 1, 1, 1, 1],
      [4, 1, 1, 1, 1, 1, 1, 1, 1],
    ];
    const image = readPng(makePng([2, 5, 6], rows));
    const colors = unzlibSync(image.samples);
    const opacity = unzlibSync(image.mask?.samples ?? new Uint8Array());
    expect([...colors.slice(0, 12)]).toEqual([10, 20, 30, 40, 50, 60, 1, 2, 3, 6, 8, 10]);
    expect([...colors.slice(12, 18)]).toEqual([2, 3, 4, 7, 9, 11]);
    expect([...colors.slice(18, 24)]).toEqual([2, 2, 3, 5, 6, 8]);
    expect([...colors.slice(24, 30)]).toEqual([3, 3, 4, 6, 7, 9]);
    expect([...opacity]).toEqual([255, 128, 4, 12, 5, 13, 3, 9, 4, 10]);
  });

  it('refuses PNGs that are cut off, interlaced, too deep or too large, and says so', () => {
    const good = makePng([1, 1, 2], [[0, 1, 2, 3]]);
    expect(readPng(good)).toMatchObject({ widthPx: 1, heightPx: 1 });
    const bad: [Uint8Array, string][] = [
      [good.slice(0, 45), 'cut off'],
      [makePng([1, 2, 2], [[0, 1, 2, 3]]), 'cut off'],
      [makePng([1, 1, 2], [[0, 1, 2, 3]], { interlaced: true }), 'Interlaced'],
      [makePng([1, 1, 2], [[0, 1, 2, 3]], { depth: 16 }), '8 bits'],
      [makePng([60000, 60000, 2], [[0]]), 'too large'],
      [makePng([1, 1, 2], [[9, 1, 2, 3]]), 'filter'],
    ];
    for (const [bytes, message] of bad) expect(() => readPng(bytes)).toThrow(message);
  });

  it('reads the size of a JPEG and refuses one that has none', () => {
    expect(readJpeg(jpeg)).toMatchObject({ widthPx: 30, heightPx: 20 });
    expect(() => readJpeg(jpeg.slice(0, 12))).toThrow(ImageError);
    expect(() => readJpeg(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toThrow(ImageError);
  });

  it('shows an image as a figure with its description', async () => {
    const fonts = await openFontBook([]);
    const png = Buffer.from(makePng([1, 1, 2], [[0, 1, 2, 3]])).toString('base64');
    const image = (source: string) => ({
      kind: 'image' as const,
      xPt: 10,
      yPt: 10,
      widthPt: 50,
      heightPt: 50,
      source,
      alt: 'Portrait',
      node: 1,
    });
    const paint = (source: string) =>
      paintPdf(
        setList(
          [[image(source)]],
          [
            { tag: 'Document', parent: null },
            { tag: 'Figure', parent: 0, alt: 'Portrait' },
          ],
        ),
        fonts,
      );
    const { tags } = await readPdf(paint(`data:image/png;base64,${png}`));
    expect(JSON.stringify(tags)).toContain('"role":"Figure"');
    expect(JSON.stringify(tags)).toContain('"alt":"Portrait"');
    expect(() => paint('https://example.com/me.png')).toThrow(ImageError);
    expect(() => paint('data:image/png;base64,AAAA')).toThrow(ImageError);
  });
});
