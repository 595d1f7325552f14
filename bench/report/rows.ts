import { pageCounts } from '../corpus.ts';
import type { EngineName } from '../engines/engine.ts';
import type { BrowserFigures } from '../measure/browser.ts';
import type { FirstPdfMs } from '../measure/first-pdf.ts';
import type { PdfTimes } from '../measure/pdf-times.ts';
import type { ProductTime } from '../measure/product-times.ts';

export type Measured = {
  pdfs: Record<EngineName, PdfTimes>;
  perSecond: Record<EngineName, number>;
  firstPdfMs: FirstPdfMs;
  kilobytes: Record<EngineName, number | undefined>;
  /** A string says why it could not be measured. */
  browser: BrowserFigures | string;
  products: ProductTime[];
};

/** A measurement of each engine, with the targets. */
export type Row = {
  what: string;
  values: Record<EngineName, number | undefined>;
  digits: number;
  /** The target for our engine; `atMost` means that less is better. */
  bar?: { value: number; atMost: boolean };
  /** The targets as ratios to the other engines. */
  ratios?: Partial<Record<EngineName, number>>;
};

const pdfBarsMs = { 1: 4, 3: 8, 20: 35 } as const;
const keystrokeBarsMs = { 3: 4, 20: 10 } as const;

/** The rows for the given measurements, which may be only some of them. */
export function reportRows(measured: Partial<Measured>): Row[] {
  const { pdfs, perSecond, firstPdfMs, kilobytes, browser } = measured;
  return [
    ...(pdfs ? pdfRows(pdfs) : []),
    ...(perSecond ? [throughputRow(perSecond)] : []),
    ...(firstPdfMs ? firstPdfRows(firstPdfMs) : []),
    ...(pdfs ? costRows(pdfs) : []),
    ...(kilobytes ? [downloadRow(kilobytes)] : []),
    ...(browser ? browserRows(browser) : []),
  ];
}

type PdfFigures = Measured['pdfs'];

const eachOf =
  (pdfs: PdfFigures) =>
  (pick: (times: PdfTimes) => number): Record<EngineName, number> => ({
    folio: pick(pdfs.folio),
    'react-pdf': pick(pdfs['react-pdf']),
    typst: pick(pdfs.typst),
  });

function pdfRows(pdfs: PdfFigures): Row[] {
  const each = eachOf(pdfs);
  return pageCounts.flatMap((pages): Row[] => {
    const { folio, 'react-pdf': reactPdf, typst } = each((times) => times.sizes[pages].pages);
    return [
      {
        what: `PDF of ${folio} / ${reactPdf} / ${typst} pages, p50 ms`,
        values: each((times) => times.sizes[pages].medianMs),
        digits: 1,
        bar: { value: pdfBarsMs[pages], atMost: true },
        ratios: { 'react-pdf': 10, typst: 2 },
      },
      {
        what: 'of that, ms of processor time on all threads',
        values: each((times) => times.sizes[pages].cpuMs),
        digits: 1,
      },
    ];
  });
}

const throughputRow = (values: Measured['perSecond']): Row => ({
  what: '3-page PDFs a second, two workers',
  values,
  digits: 0,
  bar: { value: 250, atMost: false },
});

const firstPdfRows = ({ sources, bundled }: FirstPdfMs): Row[] => [
  {
    what: 'process start to first PDF, ms',
    values: sources,
    digits: 0,
    bar: { value: 250, atMost: true },
  },
  { what: 'the same, built as the server’s threads run it', values: bundled, digits: 0 },
];

const downloadRow = (values: Measured['kilobytes']): Row => ({
  what: 'engine download, KB gzip',
  values,
  digits: 0,
  bar: { value: 300, atMost: true },
});

function costRows(pdfs: PdfFigures): Row[] {
  const each = eachOf(pdfs);
  return [
    { what: 'peak memory, MB', digits: 0, values: each((times) => times.peakMegabytes) },
    { what: '3-page PDF, KB', values: each((times) => times.sizes[3].kilobytes), digits: 0 },
  ];
}

function browserRows(browser: BrowserFigures | string): Row[] {
  if (typeof browser === 'string') return [];
  const alone = (folio: number) => ({ folio, 'react-pdf': undefined, typst: undefined });
  const keystrokeRows = ([3, 20] as const).flatMap((pages): Row[] => {
    const { mainThreadMs, laidOutMs } = browser.keystrokes[pages];
    return [
      {
        what: `keystroke to paint, main-thread ms, p95, ${pages} pages`,
        values: alone(mainThreadMs.p95),
        digits: 1,
        bar: { value: keystrokeBarsMs[pages], atMost: true },
      },
      {
        what: `the same, p50`,
        values: alone(mainThreadMs.median),
        digits: 1,
      },
      {
        what: `keystroke until laid out, elapsed ms, p50, ${pages} pages`,
        values: alone(laidOutMs.median),
        digits: 1,
      },
    ];
  });
  return [
    ...keystrokeRows,
    {
      what: 'PDFs that differ between Node and the browser, of 10',
      values: alone(browser.differingPdfs),
      digits: 0,
      bar: { value: 0, atMost: true },
    },
  ];
}
