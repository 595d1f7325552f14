import { contentLimits } from '@folio/contract/content-limits';
import type { ResumeContent } from '@folio/contract/resume-content';
import { completeOrder, type SectionReference } from '@folio/contract/section-references';

/** Shorter texts, such as names and ids, stay whole, so that entries stay valid. */
const shortText = 100;

/**
 * Returns the beginning of a content, section by section in their order, up to this many letters.
 * Beyond it lists are cut and long texts are empty. Writing the text of a megabyte resume would
 * block the main thread for half a second, and a profile's page shows only its first 20,000
 * letters.
 */
export function firstLetters(
  content: ResumeContent,
  order: readonly SectionReference[],
  letters: number,
): ResumeContent {
  let left = letters;
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const isKept = left > 0 || value.length <= shortText;
      // A list of skills as typed may have a million letters; all other texts stay whole.
      const kept = isKept ? value.slice(0, Math.max(left, contentLimits.longText)) : '';
      left -= value.length;
      return kept;
    }
    if (Array.isArray(value)) return value.flatMap((one) => (left > 0 ? [cut(one)] : []));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one)]));
  };
  const sections = [...new Set(['personalInfo' as const, ...completeOrder(order)])];
  const kept = sections.map((name) => [name, cut(content[name])] as const);
  return { ...content, ...Object.fromEntries(kept) };
}
