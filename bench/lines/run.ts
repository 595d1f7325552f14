/**
 * Compares the quality and cost of line breaking with another checkout of the product: `npm run
 * bench:lines -- /path/to/another/checkout`. Prints a table; writes no file.
 */

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { loadFontBook } from '@folio/documents/fonts-node';
import type { resumePdf } from '@folio/documents/make-pdf';
import type { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import type { layoutDocument } from '@folio/typeset/layout';
import { benchContent, type PageCount, pageCounts } from '../corpus.ts';
import { describeLines, type LineFigures, paragraphsOf } from './line-figures.ts';

const templates = ['modern', 'classic', 'minimal', 'professional', 'creative', 'academic'];
const contents = 60;
const rounds = 40;
let seed = 10_000;

const [other, own = process.cwd()] = process.argv.slice(2);
if (other === undefined) throw new Error('Which checkout beside this one?');
const checkouts = [await openCheckout(other), await openCheckout(own)] as const;

const figures = checkouts.map((checkout) => describeLines(paragraphs(checkout)));
process.stdout.write(`${describeAll(figures)}\n${describeCosts()}\n`);

function* paragraphs(checkout: Checkout) {
  for (let seed = 1; seed <= contents; seed++) {
    const content = benchContent(seed % 3 === 0 ? 1 : 3, seed);
    for (const templateId of templates) yield* paragraphsOf(checkout.layout(content, templateId));
  }
}

function describeAll([before, after]: readonly LineFigures[]): string {
  const rows = Object.keys(before ?? {}).map((name) => {
    const value = (one: LineFigures | undefined) => one?.[name as keyof LineFigures];
    return `| ${name} | ${value(before)} | ${value(after)} |`;
  });
  return ['| | other | this |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Times with cold caches, and for one typed letter with warm caches. */
function describeCosts(): string {
  const rows = pageCounts.map((pages) => {
    const [pdf, layout, keystroke] = [
      ratio((checkout, seed) => checkout.pdf(benchContent(pages, seed))),
      ratio((checkout, seed) => checkout.layout(benchContent(pages, seed), 'modern')),
      keystrokeRatio(pages),
    ];
    return `| ${pages} | ×${pdf} | ×${layout} | ×${keystroke} |`;
  });
  const head = ['\n| pages | PDF | layout alone | keystroke |', '| --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}

type Work = (checkout: Checkout, seed: number) => void;

/** The ratio of CPU time to the other checkout's, alternating with the same contents. */
function ratio(work: Work): string {
  const times = [0, 0] as [number, number];
  for (let round = -10; round < rounds; round++) {
    seed++;
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const before = process.cpuUsage();
      work(checkouts[index], seed);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times[index] += user + system;
    }
  }
  return (times[1] / times[0]).toFixed(2);
}

function keystrokeRatio(pages: PageCount): string {
  const content = benchContent(pages, 1);
  let typed = '';
  return ratio((checkout, at) => {
    typed = ` word ${at}`;
    const { summary } = content.personalInfo;
    const personalInfo = { ...content.personalInfo, summary: `${summary}${typed}` };
    checkout.layout({ ...content, personalInfo }, 'modern');
  });
}

/** The engine of a checkout of the product. */
type Checkout = {
  layout(content: ResumeContent, templateId: string): DisplayList;
  pdf(content: ResumeContent): Uint8Array;
};

type Engine = {
  loadFontBook: typeof loadFontBook;
  resumePdf: typeof resumePdf;
  typesetResume: typeof typesetResume;
  layoutDocument: typeof layoutDocument;
};

async function openCheckout(folder: string): Promise<Checkout> {
  const from = (file: string): Promise<Partial<Engine>> =>
    import(pathToFileURL(join(resolve(folder), 'packages', file)).href);
  const parts = await Promise.all(
    ['fonts-node', 'make-pdf', 'typeset-resume'].map((name) => from(`documents/src/${name}.ts`)),
  );
  const engine = Object.assign({}, ...parts, await from('typeset/src/layout.ts')) as Engine;
  const fonts = await engine.loadFontBook();
  const resumeOf = (content: ResumeContent, templateId: string) =>
    ({ name: 'Resume', templateId, content, order: [] }) as Parameters<typeof typesetResume>[0];
  return {
    layout: (content, templateId) =>
      engine.layoutDocument(engine.typesetResume(resumeOf(content, templateId)), fonts),
    pdf: (content) => engine.resumePdf(resumeOf(content, 'modern'), fonts) as Uint8Array,
  };
}
