import { Username } from './auth.ts';

type Person = { firstName: string; lastName: string; email?: string };

/**
 * A username from a person's name, or from their address where the name has none of its letters, that
 * keeps the rules; empty where neither tells anything. `attempt` above 0 is for one that is taken.
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

/** Letters without their marks: 'José' becomes 'jose'. */
const lettersOf = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

const trimmed = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name);
