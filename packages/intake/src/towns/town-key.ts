import { folded } from '../fields/folded.ts';

const letters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', '’': "'" },
};

/** A town's name as the list spells it: small letters of the plain alphabet. */
export const townKey = (name: string): string =>
  folded(name.trim()).replace(/[łøđðıħŧßæœþ’]/g, (letter) => letters[letter] ?? letter);
