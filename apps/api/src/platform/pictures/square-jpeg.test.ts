import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toSquareJpeg } from './square-jpeg.ts';

it('a picture is made while another account sends many large ones', async () => {
  const create = { width: 3_000, height: 3_000, channels: 3, background: '#246' } as const;
  const large = await sharp({ create }).png().toBuffer();
  const small = await sharp({ create: { ...create, width: 20, height: 20 } })
    .png()
    .toBuffer();
  const made: string[] = [];
  const make = async (bytes: Uint8Array, whose: string) => {
    await toSquareJpeg(bytes, { sidePx: 64, whose });
    made.push(whose);
  };
  const many = Array.from({ length: 12 }, () => make(large, 'eve'));
  await Promise.all([...many, make(small, 'ada')]);
  expect(made).toHaveLength(13);
  expect(made.indexOf('ada')).toBeLessThan(3);
});
