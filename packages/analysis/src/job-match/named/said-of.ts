import { verbOf } from '../../text/verbs.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';

/**
 * Returns the number of ways in which the lines refer to a name as an organization, wherever it
 * occurs: 'at' or 'join' before it, 'we are', 'is', a verb for what it does. Text rarely refers to
 * headings, menu items and places in these ways. Linear in the lines.
 */
export function waysSaid(lines: readonly NamedLine[], name: readonly NamedWord[]): number {
  const said = new Set<string>();
  for (const { words } of lines)
    for (const at of words.keys()) {
      if (!name.every(({ key }, by) => words[at + by]?.key === key)) continue;
      if (words[at + name.length]?.text === '@') continue;
      said.add(saidBefore(words, at)).add(saidBehind(words, at, at + name.length));
    }
  said.delete('');
  return said.size;
}

/**
 * Returns the words before a name that refer to an organization: 'at the', 'join', 'we are the'.
 */
function saidBefore(words: readonly NamedWord[], at: number): string {
  const by = words[at - 1]?.cue === 'article' ? 2 : 1;
  const before = words[at - by];
  if (before?.cue === 'at' || before?.cue === 'seek') return before.key;
  return before?.cue === 'being' && words[at - by - 1]?.cue === 'speaker' ? 'we are' : '';
}

/**
 * Returns the kind of words behind a name that refer to an organization: 'is', 'seeks', or a verb
 * if the name opens a sentence ('Helvo helps …').
 */
function saidBehind(words: readonly NamedWord[], at: number, end: number): string {
  const behind = words[end];
  if (behind?.cue === 'being' || behind?.cue === 'seek') return behind.cue;
  const opens = at === 0 || /^[.!?:]$/.test(words[at - 1]?.text ?? '');
  return opens && behind?.shape === 'a' && verbOf(behind.text)?.form === 'third' ? 'does' : '';
}
