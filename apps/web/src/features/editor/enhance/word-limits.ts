import type { TemplateId } from '@folio/contract/templates';

/** How long a layout lets a section get. */
type WordLimit = 'textLength' | 'twentyWords' | 'sevenMore';

const limitOf: Readonly<Record<TemplateId, WordLimit>> = {
  // Two columns are set to match: a text that keeps its length keeps the page as it is.
  modern: 'textLength',
  // Little on much white: a summary is one line or two.
  minimal: 'twentyWords',
  // One column, or a main one as wide: there is room for a few words more, and not for a page.
  classic: 'sevenMore',
  professional: 'sevenMore',
  creative: 'sevenMore',
  academic: 'sevenMore',
};

const fewWords = 20;
const moreWords = 7;
/** A word with the space after it, as resumes have them. */
const charactersAWord = 7;
const mostWords = 5_000;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The most words that one text may come to; a text that is longer already may stay as long. */
function capOf(limit: WordLimit, text: string): number {
  const words = countWords(text);
  if (limit === 'textLength') return Number.POSITIVE_INFINITY;
  return limit === 'sevenMore' ? words + moreWords : Math.max(fewWords, words);
}

/** Whether a line of a list may stand for another one in this template. */
export const isWithinLimit = (template: TemplateId, before: string, after: string): boolean =>
  countWords(after) <= capOf(limitOf[template], before);

/** What is asked of whoever writes. */
export type Wish = { targetLength: number; maxWords?: number };

/** Of a text that may be cut, such as the summary: what is beyond the cap becomes an ellipsis. */
export function wishForText(template: TemplateId, text: string): Wish {
  const limit = limitOf[template];
  if (limit === 'twentyWords')
    return {
      targetLength: Math.min(text.length, fewWords * charactersAWord),
      maxWords: fewWords,
    };
  return wishForLines(template, [text]);
}

/** Of texts in lines, each of which has the cap of its own: together they are never cut. */
export function wishForLines(template: TemplateId, lines: readonly string[]): Wish {
  const limit = limitOf[template];
  const length = lines.join('\n').length;
  if (limit === 'textLength') return { targetLength: length };
  const cap = lines.reduce((sum, line) => sum + capOf(limit, line), 0);
  const words = lines.reduce((sum, line) => sum + countWords(line), 0);
  return {
    targetLength: length + (cap - words) * charactersAWord,
    maxWords: Math.min(mostWords, cap),
  };
}
