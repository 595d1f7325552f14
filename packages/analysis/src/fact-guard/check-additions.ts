import { readTable } from '@folio/tables/read-table';
import { verbOf } from '../text/verbs.ts';
import { isSpeltOut } from './abbreviations.ts';
import type { Clause } from './clauses.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, rootOf, synonymsOf, type Word } from './words.ts';

const families = readTable(new URL('./additions.tsv', import.meta.url), {
  family: 'text',
  pattern: 'text',
}).map(({ family, pattern }) => ({ family, pattern: new RegExp(pattern, 'giu') }));

/** A word of the output that overstates the work that the source describes. */
export interface Addition {
  family: string;
  text: string;
  start: number;
  end: number;
}

/** Finds such words by family. A word is not reported if the source has one of the same root. */
export function additionsOf(
  source: SourceFacts,
  output: string,
  clauses: readonly Clause[],
): Addition[] {
  const added = families.flatMap(({ family, pattern }) =>
    [...output.matchAll(pattern)]
      .filter(([text]) => !isInSource(source, text, family === 'all'))
      .map(({ 0: text, index }) => ({ family, text, start: index, end: index + text.length })),
  );
  const all = [...added, ...claimedWork(source, clauses), ...listedThings(source, clauses)];
  if (all.length === 0) return [];
  const words = clauses.flatMap((clause) => clause.words);
  const places = new Map(words.map(({ start }, index) => [start, index]));
  return all.filter(({ start }) => !isSpeltOut(source, words, places.get(start) ?? -1));
}

/** Function words state nothing themselves, except 'all' and 'every'. */
const isInSource = (source: SourceFacts, text: string, isOfAmount: boolean): boolean =>
  source.lowers.has(text.toLowerCase()) ||
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .every((part, _, { length }) =>
      isStopWord(part)
        ? !isOfAmount || length > 1 || source.lowers.has(part)
        : source.roots.has(rootOf(part)),
    );

/** Maps the root of each verb that claims work to the roots that may replace it. */
const synonyms = new Map<string, Set<string>>();
for (const { verbs } of readTable(new URL('./claiming-verbs.tsv', import.meta.url), {
  verbs: 'text',
})) {
  const roots = verbs.split(' ').map(rootOf);
  const [head = ''] = roots;
  synonyms.set(head, new Set([...(synonyms.get(head) ?? []), ...roots]));
}

/**
 * Finds verbs that claim work for the person. If the source has no verb, every rewrite has to
 * choose one, so none is reported.
 */
function claimedWork(source: SourceFacts, clauses: readonly Clause[]): Addition[] {
  const hasVerb = source.words.some(({ lower }) => verbOf(lower)?.form === 'past');
  const family = hasVerb ? 'verb' : 'first-verb';
  return clauses.flatMap(({ words }) =>
    words
      .filter((word, index) => isStated(word, words[index - 1]))
      .filter(({ root }) => {
        const roots = synonyms.get(root);
        return roots && ![...roots].some((one) => source.roots.has(one));
      })
      .map(({ text, start, end }) => ({ family, text, start, end })),
  );
}

function isStated(word: Word, before: Word | undefined): boolean {
  const form = verbOf(word.lower)?.form;
  if (form === 'past' || form === undefined) return form === 'past';
  return before === undefined || /^(?:and|by|to)$/.test(before.lower);
}

/** Finds list items that the source does not name: 'And Meta campaigns'. */
const listedThings = (source: SourceFacts, clauses: readonly Clause[]): Addition[] =>
  clauses.slice(1).flatMap(({ words }) => {
    if (!/^(?:and|plus|including|with)$/.test(words[0]?.lower ?? '')) return [];
    const things = words
      .filter(({ lower }) => !isStopWord(lower) && !/^\d/.test(lower))
      .slice(0, 2);
    const [first] = things;
    return first && things.every(({ root }) => isForeign(source, root))
      ? [{ family: 'listed', text: first.text, start: first.start, end: first.end }]
      : [];
  });

const isForeign = (source: SourceFacts, root: string): boolean =>
  !source.roots.has(root) && !synonymsOf(root).some((other) => source.roots.has(other));
