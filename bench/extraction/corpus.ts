import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/templates';
import type { DisplayList } from '@folio/typeset/display-list';

/** A document with the words that a person sees in it. */
export type Sample = { kind: Kind; templateId: TemplateId; pdf: Uint8Array; words: string[] };

export const kinds = ['Latin', 'Arabic', 'Hebrew', 'mixed', 'Hindi', 'Chinese'] as const;
export type Kind = (typeof kinds)[number];

/** Marks of vowels that are set over letters belong to the word. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Figures, single letters and Latin names among words that run right to left, and the reverse. */
const mixedPhrases = [
  'خفضت الزمن من 12 إلى 9 و 3 في React',
  'وفرت 40% في عام 2021 مع Kubernetes 1.29',
  'צמצמתי מ־420 ל־95 מילישניות ב React',
  'ניהלתי צוות של 12 מפתחים ב־AWS וב־GCP',
  'Moved فريق من 12 to AWS in 2021',
  'Led צוות of 9 in תל אביב since 2020',
];

type Documents = {
  contents: Record<Kind, ResumeContent>;
  lay: (content: ResumeContent, templateId: TemplateId) => DisplayList;
  paint: (content: ResumeContent, templateId: TemplateId) => Uint8Array;
};

/** The engine of a checkout: this one, or one of before, to compare with. */
async function openDocuments(root: string): Promise<Documents> {
  const load = (path: string) => import(pathToFileURL(join(root, 'packages', path)).href);
  const { loadFontBook } = await load('documents/src/fonts-node.ts');
  const { resumePdf } = await load('documents/src/make-pdf.ts');
  const { typesetResume } = await load('documents/src/typeset-resume.ts');
  const { layoutDocument } = await load('typeset/src/layout.ts');
  const { sampleContent } = await load('documents/src/sample-content.ts');
  const { scriptSamples } = await load('documents/src/testing/scripts/script-samples.ts');
  const fonts = await loadFontBook();
  const resumeOf = (content: ResumeContent, templateId: TemplateId) => ({
    ...{ name: 'Resume', templateId, content, order: [] },
  });
  const { arabic, hebrew, hindi, chinese } = scriptSamples;
  const mixed = structuredClone(arabic);
  for (const job of mixed.workExperience) job.bullets = mixedPhrases;
  return {
    contents: {
      ...{ Latin: sampleContent, Arabic: arabic, Hebrew: hebrew, mixed },
      ...{ Hindi: hindi, Chinese: chinese },
    },
    lay: (content, id) => layoutDocument(typesetResume(resumeOf(content, id)), fonts),
    paint: (content, id) => resumePdf(resumeOf(content, id), fonts),
  };
}

/** Every template in every kind of text, made by the checkout at `root`. */
export async function makeSamples(root: string): Promise<Sample[]> {
  const { contents, lay, paint } = await openDocuments(root);
  return kinds.flatMap((kind) =>
    templateIds.map((templateId): Sample => {
      const content = contents[kind];
      const lines = lay(content, templateId).pages.flatMap(({ items }) =>
        items.filter((item) => item.kind === 'line'),
      );
      // A word that an emergency broke over two lines is two.
      const words = lines.flatMap(({ text }) => wordsOf(text));
      return { kind, templateId, pdf: paint(content, templateId), words };
    }),
  );
}

/** The words that a reader did not find whole, each as often as it is written. */
export function lostWords(words: readonly string[], read: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
