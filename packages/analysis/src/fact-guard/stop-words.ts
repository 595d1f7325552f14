import { wordsOfKind } from '../text/words.ts';

const words = wordsOfKind('function');

export const isStopWord = (lower: string): boolean => words.has(lower);
