import { IntakeError } from './intake-error.ts';
import { fewestLetters, letterCount, pageLines } from './layout/page-lines.ts';
import { type ScannedPage, scanItems } from './layout/scan-items.ts';
import { limits } from './limits.ts';
import { present, type ReadResume } from './read-resume.ts';
import { resumeOf } from './resume-of-lines.ts';

/**
 * Reads a resume from words recognized in images.
 *
 * @throws IntakeError (as a rejection)
 */
export async function readScan(scanned: readonly ScannedPage[]): Promise<ReadResume> {
  const items = scanned.flatMap((page, index) => scanItems(page, index + 1));
  if (letterCount(items) < fewestLetters) throw new IntakeError('not-a-resume');
  const pages = scanned.map(({ widthPx, heightPx, pxPerPt }) => ({
    widthPt: widthPx / pxPerPt,
    heightPt: heightPx / pxPerPt,
  }));
  const isCut = scanned.length >= limits.pages;
  const lines = pageLines({ items, links: [], pages, isCut });
  return present({ kind: 'scan', isCut, ...(await resumeOf(lines)) });
}
