import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scoreResume } from '@folio/analysis/score';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { resumePdf } from '@folio/documents/make-pdf';
import { readResume } from '@folio/intake/read-resume';
import type { DisplayPage } from '@folio/typeset/display-list';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Proven } from '../../src/features/landing/proofs/proven.ts';
import { fonts, layOut } from './sample-page.ts';
import {
  type Area,
  paintArea,
  strongBullet,
  weakBullet,
  withBullets,
  withFirstBullet,
} from './texts.ts';

const templateId = 'classic';
/** The fields that a program extracts, in page order, with its names for them. */
const fieldNames: readonly (readonly [path: RegExp, name: string])[] = [
  [/^personalInfo\/firstName$/, 'First name'],
  [/^personalInfo\/lastName$/, 'Last name'],
  [/^personalInfo\/title$/, 'Title'],
  [/^personalInfo\/email$/, 'Email'],
  [/^personalInfo\/phone$/, 'Phone'],
  [/^personalInfo\/location$/, 'Place'],
  [/^workExperience\/[^/]+-1\/position$/, 'Role'],
  [/^workExperience\/[^/]+-1\/company$/, 'Employer'],
  [/^workExperience\/[^/]+-1\/startDate$/, 'From'],
  [/^workExperience\/[^/]+-1\/bullets\/[^/]+-1\/text$/, 'Bullet 1'],
];
const lossesShown = 4;

const strong = withFirstBullet(strongBullet);
/** The same resume as a possible first draft. */
const draft = withBullets([
  weakBullet,
  'Worked on a weekly review with the product teams.',
  'Helped with supplier contracts, which were negotiated and saved some money.',
  'Was also in charge of hiring.',
]);
const sheet = layOut({ templateId, content: strong });
/** The first job, from the section's title on, to the end of its third bullet. */
const area: Area = { xPt: 36, yPt: topOf('Experience') - 6, widthPt: 524, heightPt: 135 };

/** The lines that the picture of equal pages cuts through. */
export const cutLines = (): string[] =>
  sheet.page.items.flatMap((item) => {
    if (item.kind !== 'line') return [];
    const { topPt, heightPt, text } = item;
    const isCutAt = (yPt: number) => topPt < yPt && topPt + heightPt > yPt;
    return isCutAt(area.yPt) || isCutAt(area.yPt + area.heightPt) ? [text] : [];
  });

function topOf(text: string): number {
  const title = sheet.page.items.find((item) => item.kind === 'line' && item.text === text);
  if (title?.kind !== 'line') throw new Error(`The sample has no '${text}'`);
  return title.topPt;
}

const pdf = () =>
  resumePdf({ name: 'Sample', templateId, content: strong, order: defaultSectionOrder }, fonts);

/** The evidence for the landing page's claims, computed from the sample, its PDF and its score. */
export async function findProofs(): Promise<Proven> {
  const { page, list } = sheet;
  const bytes = pdf();
  const { fields } = await readResume({ bytes: bytes.slice() }, { pagesOnly: true });
  const read = fieldNames.map(([pattern, name]) => {
    const value = fields.find(({ path }) => pattern.test(path))?.value;
    if (value === undefined) throw new Error(`The PDF has no ${name} that can be read`);
    return { name, value };
  });
  const { overall, findings } = scoreResume(draft);
  const better = scoreResume(strong).overall;
  const losses = findings
    .toSorted((a, b) => b.points - a.points)
    .map(({ message, points }) => ({ message, points: tenths(points) }));
  return {
    lines: await compareLines(bytes, page, list.heightPt),
    read,
    score: {
      overall,
      better,
      losses: losses.slice(0, lossesShown),
      others: losses.length - lossesShown,
      othersPoints: tenths(losses.slice(lossesShown).reduce((sum, { points }) => sum + points, 0)),
    },
  };
}

const tenths = (points: number): number => Math.round(points * 10) / 10;

/** The positions of the page's lines in its PDF, as read by another program. */
async function compareLines(bytes: Uint8Array, { items }: DisplayPage, heightPt: number) {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const text = await (await file.getPage(1)).getTextContent();
  await file.loadingTask.destroy();
  const starts = text.items.flatMap((item) =>
    'transform' in item ? [{ xPt: item.transform[4], yPt: heightPt - item.transform[5] }] : [],
  );
  const gaps = items
    .filter((item) => item.kind === 'line')
    .map(({ xPt, baselinePt }) =>
      Math.min(...starts.map((at) => Math.hypot(at.xPt - xPt, at.yPt - baselinePt))),
    );
  return { count: gaps.length, furthestPt: Math.round(Math.max(...gaps) * 100) / 100 };
}

/** The same part of the page, painted by the preview, and from the PDF by another program. */
export function drawSamePages(): { 'same-screen': string; 'same-pdf': string } {
  return { 'same-screen': paintArea(sheet.page.items, area), 'same-pdf': paintPdf(pdf()) };
}

/** By poppler (`pdftocairo`), which is independent of our engine. */
function paintPdf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'folio-proof-'));
  const [from, to] = [join(folder, 'page.pdf'), join(folder, 'page.svg')];
  try {
    writeFileSync(from, bytes);
    execFileSync('pdftocairo', ['-svg', '-l', '1', from, to]);
    return cutOut(readFileSync(to, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The content of an area, with its glyphs. */
function cutOut(svg: string): string {
  const { xPt, yPt, widthPt, heightPt } = area;
  const isInside = (y: number) => y > yPt - 4 && y < yPt + heightPt + 12;
  const used = new Set<string>();
  return svg
    .replace(/<use xlink:href="#([^"]+)" x="[^"]+" y="([^"]+)"\/>\n/g, (use, glyph, y) => {
      if (!isInside(Number(y))) return '';
      used.add(glyph);
      return use;
    })
    .replace(/<symbol [^>]*id="([^"]+)">[\s\S]*?<\/symbol>\n/g, (symbol, glyph) =>
      used.has(glyph) ? symbol : '',
    )
    .replace(/<g [^>]*>\s*<\/g>\n/g, '')
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(
      /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      `width="${widthPt}" height="${heightPt}" viewBox="${xPt} ${yPt.toFixed(2)} ${widthPt} ${heightPt}"`,
    );
}
