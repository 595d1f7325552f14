/**
 * Removes sentences that the person has written themselves from a text, so that the rest can be
 * checked against facts. A wish ('I want to lead your 40 nurses') may stand unchanged, but is no
 * evidence for other claims.
 */
export function withoutOwnWords(text: string, ownWords: string): string {
  const sentences = ownWords
    .split(/\n+|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim().replace(/(?<![.!?])[.!?]+$/, ''))
    .filter((sentence) => sentence !== '')
    .toSorted((one, other) => other.length - one.length);
  return sentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
}
