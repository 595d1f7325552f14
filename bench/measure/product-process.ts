/** A process that times every template's PDF and every other format, and reports to its parent. */
import { templateIds } from '@folio/contract/template-ids';
import { defaultThumbnailWidthPx } from '@folio/contract/thumbnails';
import { exportDocument, type FlowingFormat } from '@folio/documents/export-document';
import { exportEngine } from '@folio/documents/export-engine';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import makeThumbnail from '../../apps/api/src/thumbnails/thumbnail-worker.ts';
import { benchContent, type PageCount, pageCounts } from '../corpus.ts';
import { countPages } from './count-pages.ts';
import type { Product, ProductTime } from './product-times.ts';
import { median } from './statistics.ts';

type Maker = { product: Product; make(resume: ResumeForDocument): unknown };

const formats: readonly FlowingFormat[] = ['docx', 'doc', 'html', 'txt', 'json'];
const rounds: Record<PageCount, number> = { 1: 30, 3: 15, 20: 5 };
const warmUps: Record<PageCount, number> = { 1: 20, 3: 6, 20: 2 };

const fonts = await loadFontBook();
const engine = exportEngine(async () => fonts, startFontSubsetter);
const makers: Maker[] = [
  ...templateIds.map((templateId) => ({
    product: { kind: 'template', name: templateId } as const,
    make: (resume: ResumeForDocument) => resumePdf({ ...resume, templateId }, fonts),
  })),
  ...formats.map((format) => ({
    product: { kind: 'format', name: format } as const,
    make: (resume: ResumeForDocument) => exportDocument(resume, format, async () => engine),
  })),
  {
    product: { kind: 'format', name: 'thumbnail (PNG)' },
    make: (resume) => makeThumbnail({ resume, widthPx: defaultThumbnailWidthPx }),
  },
];

const resumeOf = (pages: PageCount, seed: number): ResumeForDocument => ({
  name: 'Resume',
  templateId: 'modern',
  order: [],
  content: benchContent(pages, seed),
});

/** The products alternate, so that other load affects all of them alike. */
async function timeAll(pages: PageCount): Promise<number[]> {
  const times = makers.map((): number[] => []);
  for (let round = -warmUps[pages]; round < rounds[pages]; round++) {
    const resume = resumeOf(pages, pages * 1_000 + round);
    for (const [index, { make }] of makers.entries()) {
      const begun = performance.now();
      await make(resume);
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  return times.map(median);
}

async function pagesOf({ product, make }: Maker, pages: PageCount): Promise<number | undefined> {
  const made = product.kind === 'template' ? await make(resumeOf(pages, 1)) : undefined;
  return made instanceof Uint8Array ? await countPages(made) : undefined;
}

const results: ProductTime[] = [];
for (const pages of pageCounts) {
  const medians = await timeAll(pages);
  for (const [index, maker] of makers.entries()) {
    const made = await pagesOf(maker, pages);
    results.push({ product: maker.product, pages, made, medianMs: medians[index] ?? Number.NaN });
  }
}
process.send?.(results, () => process.exit());
