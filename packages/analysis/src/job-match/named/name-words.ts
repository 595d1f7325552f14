import { phraseKey } from '../../vocabulary/phrase.ts';
import { vocabulary } from '../../vocabulary/vocabulary.ts';
import { patterns } from '../advertisement-words.ts';
import type { NamedWord } from './named-lines.ts';

const legalForm =
  /^(?:gGmbH|GmbH|mbH|AG|SE|KG|OHG|e\.?V|S\.?L\.?U?|S\.?A|SARL|SAS|SCOP|Ltda|Lda|Ltd|Limited|LLC|LLP|Inc|PLC|plc|Corp|Pty|Pvt|Co|CV|C\.V|BV|B\.V|SNC|SCIC|EI|ME|EIRELI|eG|NHS|Trust|CIC)$/u;
const employer = new RegExp(`^(?:${patterns.employer})$`, 'u');
const institution = new RegExp(`^(?:${patterns.institution})(?= |$)`, 'u');
const doer = new RegExp(`(?:${patterns.doer})s?$`, 'iu');
const trade = new RegExp(`^(?:${patterns.trade})$`, 'iu');

export const isLegalForm = (word: string): boolean => legalForm.test(word);
export const isEmployerWord = (word: string): boolean => employer.test(word);
export const beginsInstitution = (name: string): boolean => institution.test(name);
export const isDoer = (word: string): boolean => doer.test(word);
export const isTrade = (word: string): boolean => trade.test(word);

let known: ReadonlySet<string> | undefined;

function occupationKeys(): ReadonlySet<string> {
  known ??= new Set(
    vocabulary().occupations.flatMap(({ name, titles }) => [name, ...titles].map(phraseKey)),
  );
  return known;
}

const longestOccupation = 5;

/** Marks words that begin an occupation's title (`B`), continue one (`I`), or neither (`O`). */
export function occupationMarks(words: readonly NamedWord[]): string {
  const keys = words.map(({ isWord, text }) => (isWord ? phraseKey(text) : '#'));
  let marks = '';
  while (marks.length < keys.length) {
    const at = marks.length;
    let count = Math.min(longestOccupation, keys.length - at);
    while (count > 0 && !occupationKeys().has(keys.slice(at, at + count).join(' '))) count--;
    marks += count === 0 ? 'O' : `B${'I'.repeat(count - 1)}`;
  }
  return marks;
}
