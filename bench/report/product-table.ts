import { type PageCount, pageCounts } from '../corpus.ts';
import { type EngineName, engineLabels } from '../engines/engine.ts';
import type { PdfTimes } from '../measure/pdf-times.ts';
import type { ProductTime } from '../measure/product-times.ts';

const heads = ['p50 ms', ...pageCounts.map((pages) => `${pages} page${pages > 1 ? 's' : ''}`)];

/** The table of all templates and formats, and of other engines. */
export function productTable(
  times: readonly ProductTime[],
  pdfs: Record<EngineName, PdfTimes> | undefined,
): string[][] {
  const names = new Map(times.map(({ product }) => [product.name, product]));
  const cell = (name: string, pages: PageCount) => {
    const time = times.find((one) => one.product.name === name && one.pages === pages);
    if (!time) return '–';
    const ms = time.medianMs.toFixed(1);
    return time.made === undefined || time.made === pages ? ms : `${ms} (${time.made} pages)`;
  };
  const rows = [...names.values()].map(({ kind, name }) => [
    kind === 'template' ? `PDF, ${name}` : name,
    ...pageCounts.map((pages) => cell(name, pages)),
  ]);
  return [heads, ...rows, ...otherRows(pdfs)];
}

function otherRows(pdfs: Record<EngineName, PdfTimes> | undefined): string[][] {
  if (!pdfs) return [];
  return (['react-pdf', 'typst'] as const).map((name) => [
    `PDF, ${engineLabels[name]}`,
    ...pageCounts.map((pages) => pdfs[name].sizes[pages].medianMs.toFixed(1)),
  ]);
}
