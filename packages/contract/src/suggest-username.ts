import { Username } from './auth.ts';

type Person = { firstName: string; lastName: string; email?: string };

/**
 * Suggests a valid username from a person's name, or from their email address if the name has no
 * Latin letters; '' if neither gives one. An `attempt` above 0 varies it if it is taken.
 */
export function suggestUsername({ firstName, lastName, email = '' }: Person, attempt = 0): string {
  const ending = attempt === 0 ? '' : String(attempt);
  const [mailbox = ''] = email.split('@');
  const words = [[firstName, lastName], [mailbox]].map((parts) =>
    parts.map(lettersOf).filter(Boolean).join('.'),
  );
  for (const word of words) {
    const name = trimmed(word.slice(0, longest - ending.length)) + ending;
    if (Username.safeParse(name).success) return name;
    if (word !== '' && Username.safeParse(`${name}-cv`).success) return `${name}-cv`;
  }
  return '';
}

const longest = 30;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposed: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Removes diacritics: 'José' becomes 'jose'. */
const lettersOf = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[øłđðħıßæœþ]/g, (letter) => undecomposed[letter] ?? '')
    .replaceAll(/[^a-z0-9]/g, '');

const trimmed = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name);
