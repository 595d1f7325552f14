import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { loadFontBook } from '@folio/documents/fonts-node';
import type { resumePdf } from '@folio/documents/make-pdf';
import type { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import type { layoutDocument } from '@folio/typeset/layout';

/** The engine of a checkout of the product. */
export type Checkout = {
  layout(content: ResumeContent, templateId: string): DisplayList;
  pdf(content: ResumeContent): Uint8Array;
};

type Engine = {
  loadFontBook: typeof loadFontBook;
  resumePdf: typeof resumePdf;
  typesetResume: typeof typesetResume;
  layoutDocument: typeof layoutDocument;
};

export async function openCheckout(folder: string): Promise<Checkout> {
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
