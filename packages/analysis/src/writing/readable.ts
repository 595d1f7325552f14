import { languageOf } from '../text/language-of.ts';

const longest = 100_000;

/** Why a text can't be rewritten, if so; it is then left as it is. */
export function whyNotRewritten(text: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'There is no text to improve.';
  if (text.length > longest) return 'The text is too long to improve at once.';
  const letters = text.slice(0, 2000).match(/\p{L}/gu)?.length ?? 0;
  const latin = text.slice(0, 2000).match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.7)
    return 'Rewriting works for English texts only, so this text was not changed.';
  if (languageOf(text) !== 'eng') {
    return 'Rewriting works for English texts only, so this text was not changed.';
  }
  return undefined;
}
