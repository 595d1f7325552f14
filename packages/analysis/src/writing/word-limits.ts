export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** How long an enhanced section may get: the layouts of the editor differ in it. */
export const wordLimits = {
  /** The length of the text is the target; no words are cut. */
  textLength: (): number | undefined => undefined,
  twentyWords: (): number | undefined => 20,
  sevenMore: (text: string): number | undefined => wordsOf(text).length + 7,
};

/** At most so many words; what is cut off leaves an ellipsis. */
export function capWords(text: string, maxWords: number): string {
  const words = wordsOf(text);
  if (words.length <= maxWords) return text;
  return `${words
    .slice(0, Math.max(1, maxWords))
    .join(' ')
    .replace(/(?<![,;:.])[,;:.]+$/, '')}...`;
}
