import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';

/** A document with the words of each of its lines, as displayed. */
export type Sample = {
  language: Language;
  templateId: TemplateId;
  pdf: Uint8Array;
  lines: string[][];
};

export const languages = [
  'English',
  'German',
  'Vietnamese',
  'Russian',
  'Greek',
  'Hindi',
  'Bengali',
  'Thai',
  'Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Hebrew',
  'mixed',
] as const;
export type Language = (typeof languages)[number];

/** Combining marks belong to their word; invisible characters, such as joiners, are removed. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Numbers, single letters and Latin names in right-to-left text, and the reverse. */
const mixedPhrases = [
  'خفضت الزمن من 12 إلى 9 و 3 في React',
  'وفرت 40% في عام 2021 مع Kubernetes 1.29',
  'צמצמתי מ־420 ל־95 מילישניות ב React',
  'ניהלתי צוות של 12 מפתחים ב־AWS וב־GCP',
  'Moved فريق من 12 to AWS in 2021',
  'Led צוות of 9 in תל אביב since 2020',
];

function contents(): Record<Language, ResumeContent> {
  const { arabic, hebrew, hindi, chinese, japanese, korean, russian, greek } = scriptSamples;
  const { bengali, thai, german, vietnamese } = moreSamples;
  const mixed = structuredClone(arabic);
  for (const job of mixed.workExperience) {
    job.bullets = mixedPhrases.map((text, index) => ({
      id: `${index}`,
      place: `a${index}`,
      text,
      isHidden: false,
    }));
  }
  return {
    English: sampleContent,
    German: german,
    Vietnamese: vietnamese,
    Russian: russian,
    Greek: greek,
    Hindi: hindi,
    Bengali: bengali,
    Thai: thai,
    Chinese: chinese,
    Japanese: japanese,
    Korean: korean,
    Arabic: arabic,
    Hebrew: hebrew,
    mixed,
  };
}

/** Samples in these templates and languages; by default all. */
export async function makeSamples(
  templates: readonly TemplateId[] = templateIds,
  wanted: readonly Language[] = languages,
): Promise<Sample[]> {
  const fonts = await loadFontBook();
  const known = contents();
  return wanted.flatMap((language) =>
    templates.map((templateId): Sample => {
      const resume = resumeOf(known[language], templateId);
      const pages = layoutDocument(typesetResume(resume), fonts).pages;
      // A hyphenated word counts as two.
      const lines = pages
        .flatMap(({ items }) => items.filter((item) => item.kind === 'line'))
        .map(({ text }) => wordsOf(text));
      return { language, templateId, pdf: resumePdf(resume, fonts), lines };
    }),
  );
}
