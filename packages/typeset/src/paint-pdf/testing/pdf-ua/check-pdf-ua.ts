import { annotationRules } from './annotation-rules.ts';
import { contentRules } from './content-rules.ts';
import { documentRules } from './document-rules.ts';
import { fontRules } from './font-rules.ts';
import { languageRules } from './language-rules.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { Rule } from './rule.ts';
import { structureRules } from './structure-rules.ts';
import { readTaggedDocument } from './tagged-document.ts';

export const pdfUaRules: readonly Rule[] = [
  ...documentRules,
  ...contentRules,
  ...structureRules,
  ...annotationRules,
  ...fontRules,
  ...languageRules,
];

/** The rules of PDF/UA-1 that a file breaks, with where: '01-005 … (page 1: TJ)'. */
export function checkPdfUa(pdf: PdfObjects): string[] {
  const document = readTaggedDocument(pdf);
  return pdfUaRules.flatMap(({ id, says, check }) => {
    const places = check(document);
    if (places.length === 0) return [];
    return [`${id} ${says} (${places.slice(0, 3).join(', ')})`];
  });
}
