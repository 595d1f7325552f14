import type { TaggedDocument } from './tagged-document.ts';

/**
 * A rule of PDF/UA-1 that a program can check. Named as its failure condition in the Matterhorn
 * Protocol 1.1; rules of ISO 32000 which those rest on begin with 'tree'.
 */
export type Rule = {
  id: string;
  /** What is wrong when it is broken. */
  says: string;
  /** Where it is broken: a text for each place. */
  check(document: TaggedDocument): string[];
};

/** A rule about the document as a whole. */
export const wholeRule = (
  id: string,
  says: string,
  isBroken: (document: TaggedDocument) => boolean,
): Rule => ({ id, says, check: (document) => (isBroken(document) ? ['document'] : []) });
