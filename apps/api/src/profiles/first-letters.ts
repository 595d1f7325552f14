import { contentLimits } from '@folio/contract/content-limits';
import type { ResumeContent } from '@folio/contract/resume-content';
import { completeOrder, type SectionReference } from '@folio/contract/section-references';

/** A shorter text, such as a name or an id, stays whole, so that an entry is still one. */
const shortText = 100;

/**
 * The beginning of a content, section by section in their order, up to so many letters: of what comes
 * behind them, lists are empty and long texts are. To write the text of a resume of a megabyte takes half
 * a second of the main thread, and the page of a profile has the first 20,000 letters of it.
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
      // A list of skills as it was written may have a million letters; all else stays whole.
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
