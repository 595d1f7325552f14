/// <reference types="vite/client" />
import type { ResumeContent } from '@folio/contract/resume-content';
import { fontFaces } from '@folio/documents/font-faces';
import { typesetResume } from '@folio/documents/typeset-resume';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.browser';
import { layoutDocument } from '@folio/typeset/layout';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchContent, type PageCount } from '../corpus.ts';

/** The functions that the measuring process calls. */
export type BenchPage = {
  open(pages: PageCount): number;
  /** Types a letter into a bullet; resolves to the milliseconds until it is laid out. */
  type(): Promise<number>;
  /** Waits as long as a keystroke takes, without one. */
  idle(): Promise<number>;
  makePdf(pages: PageCount, seed: number): Promise<number[]>;
};

const addresses = import.meta.glob<string>(
  '../../node_modules/@expo-google-fonts/inter/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf',
  { query: '?url', import: 'default', eager: true },
);

const book = new FontBook(await startHarfBuzz());
for (const face of fontFaces.filter(({ family }) => family === 'Inter')) {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(face.module))?.[1];
  const bytes = await (await fetch(address ?? '')).arrayBuffer();
  const shown = new FontFace(face.key, bytes);
  document.fonts.add(await shown.load());
  book.addFace({ ...face, bytes: new Uint8Array(bytes) });
}

const root = createRoot(document.getElementById('root') ?? document.body);
let content = benchContent(1, 1);
let typed = 0;

const resumeOf = (shown: ResumeContent) => ({
  name: 'Resume',
  templateId: 'modern' as const,
  content: shown,
  order: [],
});

function paint(): number {
  const list = layoutDocument(typesetResume(resumeOf(content)), book);
  const { widthPt, heightPt, structure } = list;
  const pages = list.pages.map((page, key) =>
    createElement(PaperPage, { key, page, widthPt, heightPt, structure }),
  );
  flushSync(() => root.render(pages));
  return list.pages.length;
}

/** Types into bullets all over the document, word by word. */
function addLetter(): void {
  const at = Math.floor(typed / 40) % content.workExperience.length;
  const letter = typed % 6 === 5 ? ' ' : 'abcdefgh'.charAt(typed % 8);
  typed += 1;
  const workExperience = content.workExperience.map((job, index) => {
    if (index !== at) return job;
    const [first, ...rest] = job.bullets;
    if (!first) return job;
    return { ...job, bullets: [{ ...first, text: `${first.text}${letter}` }, ...rest] };
  });
  content = { ...content, workExperience };
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const bench: BenchPage = {
  open: (pages) => {
    content = benchContent(pages, 77);
    return paint();
  },
  type: async () => {
    const begun = performance.now();
    addLetter();
    paint();
    document.body.getBoundingClientRect();
    const ms = performance.now() - begun;
    await painted();
    return ms;
  },
  idle: async () => {
    await painted();
    return 0;
  },
  async makePdf(pages, seed) {
    // In a separate chunk, as in the app.
    const { resumePdf } = await import('@folio/documents/make-pdf');
    return [...resumePdf(resumeOf(benchContent(pages, seed)), book)];
  },
};
Object.assign(window, { bench });
