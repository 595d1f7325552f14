import type { Command } from '../../lib/commands/command.ts';
import { t } from '../../lib/words/words.ts';

export type CommandGroup = { heading: string; commands: readonly Command[] };

const recently = () => t('Recent');

/**
 * The palette's groups: without a search the recent commands, then all others under their headings.
 * Commands that take credits come last, so that opening the palette and pressing Enter never spends
 * one.
 */
export function groupCommands(
  commands: readonly Command[],
  search: string,
  recentIds: readonly string[],
): CommandGroup[] {
  const shown = commands.filter(({ isOutsidePalette }) => !isOutsidePalette);
  if (search.trim() !== '') return byHeading(findCommands(shown, search));
  const recent = recentIds.flatMap((id) => shown.find((one) => one.id === id) ?? []);
  const others = shown.filter((one) => !recent.includes(one));
  return [
    ...(recent.length > 0 ? [{ heading: recently(), commands: recent }] : []),
    ...byHeading(others).toSorted((a, b) => Number(isPaid(a)) - Number(isPaid(b))),
  ];
}

const isPaid = ({ commands }: CommandGroup): boolean =>
  commands.every(({ price }) => price !== undefined);

/** Headings in the order of the first command under each. */
function byHeading(commands: readonly Command[]): CommandGroup[] {
  const groups = Map.groupBy(commands, ({ group }) => group);
  return [...groups].map(([heading, of]) => ({ heading, commands: of }));
}

/** The matching commands, most likely first; without a search all in their order. */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const words = wordsOf(search);
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Synonyms of the pages, by command ids. */
const placeKeywords: Readonly<Record<string, readonly string[]>> = {
  'go /dashboard': ['home', 'overview', 'start'],
  'go /resumes': ['list', 'cv', 'documents'],
  'go /applications': ['jobs', 'tracker', 'board'],
  'go /templates': ['gallery', 'designs', 'layouts'],
  'go /activity': ['recent', 'history', 'changes'],
  'go /tips': ['advice', 'help', 'learn'],
  'go /resume/analysis': ['score', 'ats', 'check', 'ai'],
  'go /profile/settings': ['account', 'password', 'email', 'preferences'],
  'go /profile/settings?tab=public': ['bio', 'skills', 'experience', 'education', 'portfolio'],
  'go /profile/settings?tab=visibility': ['private', 'accent', 'layout', 'hide', 'share'],
  'go /profile/settings?tab=notifications': ['alerts', 'email', 'browser'],
  'go /resumes/trash': ['trash', 'bin', 'restore', 'undelete', 'deleted'],
  'go /pricing': ['plans', 'credits', 'buy', 'upgrade'],
  'go /subscribe/premium': ['upgrade', 'buy', 'subscription'],
  'go /billing': ['receipts', 'invoices', 'payments', 'credits'],
  'go /help-center': ['questions', 'support', 'guides'],
};

/** The score of a command; 0 if any word of the search doesn't match. */
function scoreOf(
  { id, label, group, keywords = placeKeywords[id] ?? [] }: Command,
  words: readonly string[],
): number {
  const names = wordsOf(label);
  const other = wordsOf([group, ...keywords].join(' '));
  let score = 1;
  for (const word of words) {
    const best = Math.max(2 * bestMatch(names, word), aboutMatch(other, word));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

const bestMatch = (names: readonly string[], word: string): number =>
  Math.max(0, ...names.map((one) => match(one, word)));

const atLeast = 3;

/** One or two letters match the beginnings of too many words that aren't visible. */
const aboutMatch = (names: readonly string[], word: string): number =>
  word.length >= atLeast ? bestMatch(names, word) : names.includes(word) ? 8 : 0;

/** Scores a word: equal, a prefix, contained, or its letters in order with gaps. */
function match(name: string, word: string): number {
  if (name === word) return 8;
  if (name.startsWith(word)) return 6;
  if (word.length >= 2 && name.includes(word)) return 3;
  return word.length >= atLeast && holdsInOrder(name, word) ? 1 : 0;
}

function holdsInOrder(name: string, word: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}
