import { patternList } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/** What some countries' resumes say of a person besides name, addresses and place; words for a page. */
const facts = readTable(new URL('./personal-facts.tsv', import.meta.url), {
  kind: ['beginning', 'nationality', 'page', 'within', 'word'],
  pattern: 'text',
});

const patternsOf = (kind: (typeof facts)[number]['kind']): string =>
  facts
    .filter((one) => one.kind === kind)
    .map(({ pattern }) => pattern)
    .join('|');

const personal = new RegExp(
  `^(?:(?:${patternsOf('word')})(?![\\p{L}])|(?:${patternsOf('beginning')}))`,
  'iu',
);
const within = new RegExp(patternsOf('within'), 'i');
const nationality = new RegExp(`^(?:${patternsOf('nationality')})$`, 'iu');

export const isPersonal = (text: string): boolean =>
  personal.test(text) || within.test(text) || nationality.test(text);

/** Words that stand for a page, in place of its address. */
const pages = new RegExp(`^(?:${patternsOf('page')})(?: (?:profile|page|link|portfolio))?$`, 'i');

export const standsForPage = (text: string): boolean => pages.test(text);

const titles = patternList(new URL('./document-titles.tsv', import.meta.url));
const whole = new RegExp(`^(?:${titles})$`, 'iu');
const before = new RegExp(
  `^(?:${titles})(?:\\s*[:–—-]\\s*|\\s+(?:of|von|de|di|van|for|für)\\s+|\\s+)(?=\\p{L})`,
  'iu',
);

/** 'Ada Berg | Resume'; De Vita is a family. */
const behind = new RegExp(
  `(?<=\\p{L}\\.?)(?:\\s{1,3}[|:–—-]\\s{1,3}|\\s{1,3})(?!vitae?$)(?:${titles})$`,
  'iu',
);

/** 'Curriculum Vitae', 'Lebenslauf': what the document is, by itself. */
export const isDocumentTitle = (text: string): boolean =>
  whole.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || whole.test(text);

/** 'Resume of Ada Berg', 'CV: Ada Berg', 'ADA BERG RESUME' without what the document is. */
export const withoutDocumentTitle = (text: string): string =>
  isDocumentTitle(text) ? text : text.replace(before, '').replace(behind, '');

/** On what terms somebody worked, which is neither role nor employer, in the languages of Europe. */
const terms = patternList(new URL('./contract-terms.tsv', import.meta.url));

const alone = new RegExp(
  `^\\(?(?:${terms})(?:\\s*(?:(?:[,/·&+]|(?<=\\s)(?:and|und|et|y|e|en|og|och|i)(?=\\s))\\s*)?(?:${terms}|\\d{1,3}\\s?%))*\\)?$`,
  'iu',
);
/** '(Vollzeit)', '(CDD de six mois)', '(zeitarbeit über Acme)'. */
const bracketed = new RegExp(
  `(?:(?<!\\s)\\s+)?[([](?:${terms}|freelance|self-employed)(?:[\\s,/–-][^()[\\]]{0,40})?[)\\]](?=$|,)`,
  'iu',
);

export const saysContract = (text: string): boolean => text.length < 60 && alone.test(text);

/** A text without the terms behind it in brackets. */
export const withoutContract = (text: string): string => text.replace(bracketed, '');
