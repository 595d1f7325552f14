import { readTable } from '@folio/tables/read-table';
import { nounUseOf } from '../../text/verbs.ts';
import { isNoun } from '../words/nouns.ts';

const table = readTable(new URL('./doing-words.tsv', import.meta.url), {
  kind: ['activity', 'thing'],
  word: 'text',
});
const wordsOf = (kind: 'activity' | 'thing') =>
  new Set(table.flatMap((row) => (row.kind === kind ? [row.word] : [])));
const things = wordsOf('thing');
const activities = wordsOf('activity');

/** Whether the base form of a verb is a noun or an adjective as well: 'code', 'double'. */
export const mayBeThing = (base: string): boolean =>
  things.has(base) || nounUseOf(base) !== '' || isNoun(base);

/** Nouns that look like gerunds: 'clothing' is a thing, 'wiring' is an activity. */
const nothingDone =
  /^(?:anything|bedding|being|belonging|bring|building|casting|ceiling|clothing|coating|dressing|drawing|dumpling|during|dwelling|earning|everything|evening|exciting|existing|filling|finding|fitting|flooring|following|funding|greeting|heading|herring|holding|housing|icing|incoming|interesting|leading|lightning|lighting|listing|mailing|matching|meeting|missing|morning|nothing|offering|ongoing|opening|outgoing|outstanding|packaging|pending|piping|pudding|railing|rating|reading|remaining|roofing|running|saving|seasoning|seating|setting|shelving|shilling|sibling|something|spring|stocking|string|tooling|topping|tubing|upcoming|wedding|working)s?$/i;

/** Whether a noun names an activity: 'maintenance', 'invoicing'. */
export const isActivity = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (activities.has(lower)) return true;
  return /\p{L}{3}ing$/u.test(lower) && !nothingDone.test(lower) && !isNoun(lower, 'count');
};
