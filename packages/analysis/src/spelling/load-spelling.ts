import { createSpelling, type Spelling } from './spelling.ts';

let loaded: Promise<Spelling> | undefined;

/** Loads the English dictionary from its package, on first use (Node only). */
export function loadSpelling(): Promise<Spelling> {
  loaded ??= import('dictionary-en').then(({ default: dictionary }) => createSpelling(dictionary));
  return loaded;
}
