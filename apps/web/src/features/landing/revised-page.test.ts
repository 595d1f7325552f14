import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { revision } from './revision.ts';

const boxOf = (picture: string): number[] => {
  const url = new URL(`../../../public/landing/${picture}.svg`, import.meta.url);
  const box = /viewBox="([^"]+)"/.exec(readFileSync(url, 'utf8'))?.[1] ?? '';
  return box.split(' ').map(Number);
};

it('lies where its pictures were drawn', () => {
  const { page, place } = revision;
  const { xPt, yPt, widthPt, heightPt } = place;
  expect(boxOf('page')).toEqual([0, 0, page.widthPt, page.heightPt]);
  for (const slip of ['bullet', 'bullet-still'])
    expect(boxOf(slip)).toEqual([xPt, yPt, widthPt, heightPt]);
});
