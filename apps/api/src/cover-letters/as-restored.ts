import type { CoverLetterContent, WrittenTexts } from '@folio/contract/cover-letters';

/**
 * What becomes of a letter that goes back to a moment: one that was kept before there were motivations
 * leaves today's as it is.
 */
export function asRestored(document: unknown, letter: CoverLetterContent): WrittenTexts {
  const { motivation, ...texts } = letter;
  const isSaid = typeof document === 'object' && document !== null && 'motivation' in document;
  return isSaid ? { ...texts, motivation } : texts;
}
