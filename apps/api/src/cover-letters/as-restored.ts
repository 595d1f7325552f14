import type { CoverLetterContent, WrittenTexts } from '@folio/contract/cover-letters';

/**
 * The result of restoring a letter; versions from before motivations existed keep the current one.
 */
export function asRestored(document: unknown, letter: CoverLetterContent): WrittenTexts {
  const { motivation, ...texts } = letter;
  const hasMotivation =
    typeof document === 'object' && document !== null && 'motivation' in document;
  return hasMotivation ? { ...texts, motivation } : texts;
}
