import type { WordLimit } from '@folio/analysis/writing/word-limits';
import type { TemplateId } from '@folio/contract/templates';
import { summaryPath } from './resume-facts.ts';

/** How long a template lets a text of a section get. */
const limitByTemplate: Readonly<Record<TemplateId, WordLimit>> = {
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

/** A word with the space after it, as resumes have them. */
const charactersAWord = 7;

type Text = { path: string; text: string };

/** What a template asks of the texts of a section. */
export type TemplateLengths = {
  /** Of all of them together, in characters. */
  targetLength: number;
  maxWords: (text: Text) => number | undefined;
  /** A text as it may stand there; undefined for one that has grown too long. A summary may be cut. */
  fit: (text: Text, after: string) => string | undefined;
};

export async function lengthsFor(
  template: TemplateId,
  texts: readonly Text[],
): Promise<TemplateLengths> {
  const limits = await import('@folio/analysis/writing/word-limits');
  const { capWords, fewWords, mostWords, wordsOf } = limits;
  const limit = limitByTemplate[template];
  const mayBeCut = ({ path }: Text) => path === summaryPath && limit === 'twentyWords';
  const most = (text: Text) => (mayBeCut(text) ? fewWords : mostWords(limit, text.text));
  const target = (text: Text) => {
    const length = text.text.length;
    if (limit === 'textLength') return length;
    if (mayBeCut(text)) return Math.min(length, fewWords * charactersAWord);
    return length + (most(text) - wordsOf(text.text).length) * charactersAWord;
  };
  return {
    targetLength: texts.reduce((sum, text) => sum + target(text), 0),
    maxWords: (text) => (limit === 'textLength' ? undefined : most(text)),
    fit(text, after) {
      if (mayBeCut(text)) return capWords(after, fewWords);
      return wordsOf(after).length <= most(text) ? after : undefined;
    },
  };
}
