import { readTable } from '@folio/tables/read-table';
import { folded } from '../../text/stem.ts';

/**
 * - `seek`: says that somebody is sought; `title-label`, `employer-label`: words before a colon.
 * - `speaker`, `being`: 'we are', and words that follow an employer's name.
 * - `greeting`: how a message begins; `terms`: words for place, hours, pay and contract.
 */
const kinds = [
  'article',
  'at',
  'being',
  'employer-label',
  'greeting',
  'joint',
  'seek',
  'speaker',
  'terms',
  'title-label',
] as const;

const table = readTable(new URL('./cue-words.tsv', import.meta.url), { kind: kinds, word: 'text' });
const kindByWord = new Map<string, string>(table.map(({ kind, word }) => [folded(word), kind]));

/** The kind of a cue word, without case and accents, in any language; empty for other words. */
export const cueOf = (key: string): string => kindByWord.get(key) ?? '';
