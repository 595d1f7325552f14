import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/templates';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';

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

/** Every template in every kind of text. */
export async function makeSamples(): Promise<Sample[]> {
  const fonts = await loadFontBook();
  const { arabic, hebrew, hindi, chinese } = scriptSamples;
  const mixed = structuredClone(arabic);
  for (const job of mixed.workExperience)
    job.bullets = mixedPhrases.map((text, index) => ({ id: `${index}`, place: `a${index}`, text }));
  const contents: Record<Kind, ResumeContent> = {
    Latin: sampleContent,
    Arabic: arabic,
    Hebrew: hebrew,
    mixed,
    Hindi: hindi,
    Chinese: chinese,
  };
  return kinds.flatMap((kind) =>
    templateIds.map((templateId): Sample => {
      const resume = resumeOf(contents[kind], templateId);
      const lines = layoutDocument(typesetResume(resume), fonts).pages.flatMap(({ items }) =>
        items.filter((item) => item.kind === 'line'),
      );
      // A word that an emergency broke over two lines is two.
      const words = lines.flatMap(({ text }) => wordsOf(text));
      return { kind, templateId, pdf: resumePdf(resume, fonts), words };
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
