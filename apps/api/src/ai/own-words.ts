/**
 * A text without the sentences that the person has written themselves, so that what is left can be held
 * against facts alone: a wish ('I want to lead your 40 nurses') is theirs to say as it stands, and no
 * source for what others make of its words.
 */
export function withoutOwnWords(text: string, ownWords: string): string {
  const sentences = ownWords
    .split(/\n+|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim().replace(/(?<![.!?])[.!?]+$/, ''))
    .filter((sentence) => sentence !== '')
    .toSorted((one, other) => other.length - one.length);
  return sentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
}
