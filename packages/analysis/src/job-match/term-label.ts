import { skillNamed } from '../vocabulary/vocabulary.ts';

/**
 * Formats a term's name as a list item, which begins with a capital: 'Design manifolds'. Skills
 * keep the vocabulary's spelling ('npm'), and words with a capital or digit of their own stay
 * unchanged ('pH probes').
 */
export function labelOfTerm(name: string): string {
  const [first = ''] = name.split(/[\s/,(]/, 1);
  const isOwnSpelling =
    skillNamed(name)?.name === name ||
    skillNamed(first)?.name === first ||
    /[\p{Lu}\d]/u.test(first);
  return isOwnSpelling ? name : name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
