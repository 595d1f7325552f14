import { readTable } from '@folio/tables/read-table';
import { folded } from '../../text/stem.ts';

/**
 * - `seek`: says that somebody is sought; `title-label`, `employer-label`: what stands before a colon.
 * - `speaker`, `being`: 'we are' and what a sentence goes on with behind an employer's name.
 * - `greeting`: how a message begins; `terms`: of place, hours, pay and contract.
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

/** What a folded word says of the names around it, whatever its language; empty where it says nothing. */
export const cueOf = (key: string): string => kindByWord.get(key) ?? '';
