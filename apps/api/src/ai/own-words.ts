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

/**
 * Returns the built-in engine's texts that may be said about the person. The requirements of an
 * advertisement are excluded, although a built-in letter names them next to a blank.
 */
export const allowedBy = ({
  allowed,
  asked = [],
}: {
  allowed: readonly string[];
  asked?: readonly string[];
}): string[] => allowed.filter((text) => !asked.includes(text));

/**
 * Returns a text without its blanks: '[Where you used Kubernetes]' does not say that anybody did.
 */
export const withoutBlanks = (text: string): string => text.replace(/\[[^[\]]*\]/g, ' ');
