import { readTable } from '@folio/tables/read-table';

const labels = readTable(new URL('./contact-labels.tsv', import.meta.url), {
  kind: ['bare', 'based', 'fact', 'name', 'part', 'place', 'reach'],
  language: 'text',
  pattern: 'text',
});

/** What a label says about the text after it. Forms ask for the parts of a place one by one. */
export type ContactKind = 'fact' | 'part' | 'place' | 'reach';

const patternsOf = (kind: (typeof labels)[number]['kind']): string[] =>
  labels.filter((one) => one.kind === kind).map(({ pattern }) => pattern);
const facts = patternsOf('fact').join('|');
const placeParts = patternsOf('part').join('|');
const places = patternsOf('place').join('|');
const reaches = patternsOf('reach').join('|');
/** Within a text, a single letter is not a label: 'A: 4 Mill Lane'. */
const longPlaces = patternsOf('place')
  .filter((pattern) => pattern.length > 1)
  .join('|');
/** 'T: 01845 550 114', but not 'P.O. Box'. */
const letters = '[tmewphc](?=:|\\.?\\s*[+(\\d])';
const labeled = (words: string) =>
  new RegExp(`^(?:${words})\\s*(?:\\([^)]*\\)\\s*)?(?:[.:]\\s*|\\s[–—=-]\\s)`, 'iu');
const alone = (words: string) => new RegExp(`^(?:${words})\\s*[.:]?$`, 'iu');

const kinds: readonly [ContactKind, RegExp, RegExp][] = [
  ['fact', labeled(facts), alone(facts)],
  ['place', labeled(places), alone(places)],
  ['part', labeled(placeParts), alone(placeParts)],
  ['reach', labeled(`${reaches}|${letters}`), alone(`${reaches}|[tmewphc]`)],
];
/** Words that need no colon: 'Based in Thirsk'. */
const phrase = new RegExp(`^(?:${patternsOf('based').join('|')})\\s+(?=[\\p{Lu}\\d])`, 'iu');
const bare = new RegExp(`^(?:${patternsOf('bare').join('|')})\\s+(?=[\\p{Lu}\\p{Lo}\\d])`, 'iu');

const home = /^(?:Home|Bostad|Bosted|Hjem|Hem)\s+(?=\p{Lu})/u;

/** Splits off the label before a text. A label alone leaves an empty text. */
export function readLabel(text: string): { kind?: ContactKind; rest: string } {
  for (const [kind, before, whole] of kinds) {
    if (whole.test(text)) return { kind, rest: '' };
    const found = before.exec(text)?.[0];
    if (found) return { kind, rest: text.slice(found.length).trim() };
  }
  const found = (phrase.exec(text) ?? bare.exec(text) ?? home.exec(text))?.[0];
  return found ? { kind: 'place', rest: text.slice(found.length).trim() } : { rest: text };
}

const inline = new RegExp(
  `(?:^|(?<![\\s,;|])[\\s,;|]+)((?:${facts}|${placeParts}|${longPlaces}|${reaches})(?:\\s*\\([^()]*\\))?\\s*:)`,
  'giu',
);

/** Splits 'Mobile: 07700 900123 Address: 4 Mill Lane' into two texts. */
export const splitAtLabels = (text: string): string[] =>
  text.replace(inline, '\ue000$1').split('\ue000');

const behind = new RegExp(`(?<![\\s,;])[\\s,;]+(?:${reaches}|[tmewphc])\\s*[.:]?$`, 'iu');

/** Removes the label of the next text, such as a number: 'Thirsk, Tel.'. */
export const withoutLabelBehind = (text: string): string => text.replace(behind, '');

const nameLabel = new RegExp(`^(?:${patternsOf('name').join('|')})\\s*(?::\\s*|$)`, 'iu');

/** Whether a text is a form's label for a whole name: 'Name', 'Full name:', 'Nom et prénom'. */
export const isNameLabel = (text: string): boolean => nameLabel.test(text);

export const withoutNameLabel = (text: string): string => text.replace(nameLabel, '');
