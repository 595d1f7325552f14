import { skillNamed } from '../vocabulary/vocabulary.ts';

/**
 * A term's name as an item of a list, which begins with a capital: 'Design manifolds'. Skills stay as the
 * vocabulary writes them ('npm'), and so does a word with a capital or digit of its own ('pH probes').
 */
export function labelOfTerm(name: string): string {
  const [first = ''] = name.split(/[\s/,(]/, 1);
  const isOwnSpelling =
    skillNamed(name)?.name === name ||
    skillNamed(first)?.name === first ||
    /[\p{Lu}\d]/u.test(first);
  return isOwnSpelling ? name : name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
