import { zlibSync } from 'fflate';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** One pixel wide and high, eight bits per channel, three channels. */
const header = [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0];

/** Returns a PNG of one pixel in the color '#rrggbb' (W3C, Portable Network Graphics, 11.2). */
export function pixelPng(color: string): Uint8Array {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = zlibSync(Uint8Array.from([0, ...channels]));
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', [...data]),
    ...chunk('IEND', []),
  ]);
}

function chunk(name: string, data: number[]): number[] {
  const named = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...inBytes(data.length), ...named, ...inBytes(crc32(named))];
}

const inBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** The CRC of ISO 3309 that PNG uses, without a lookup table since the chunks are short. */
function crc32(bytes: number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
