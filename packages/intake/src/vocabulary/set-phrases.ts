import { patternList } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/**
 * Personal facts that resumes of some countries state besides name, addresses and place, and words
 * for a web page.
 */
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

/** Words used for a web page instead of its address. */
const pages = new RegExp(`^(?:${patternsOf('page')})(?: (?:profile|page|link|portfolio))?$`, 'i');

export const standsForPage = (text: string): boolean => pages.test(text);

const titles = patternList(new URL('./document-titles.tsv', import.meta.url));
const whole = new RegExp(`^(?:${titles})$`, 'iu');
const before = new RegExp(
  `^(?:${titles})(?:\\s*[:–—-]\\s*|\\s+(?:of|von|de|di|van|for|für)\\s+|\\s+)(?=\\p{L})`,
  'iu',
);

/** The document type after a name: 'Ada Berg | Resume'. 'De Vita' is a surname. */
const behind = new RegExp(
  `(?<=\\p{L}\\.?)(?:\\s{1,3}[|:–—-]\\s{1,3}|\\s{1,3})(?!vitae?$)(?:${titles})$`,
  'iu',
);

/** Whether a text only says what the document is: 'Curriculum Vitae', 'Lebenslauf'. */
export const isDocumentTitle = (text: string): boolean =>
  whole.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || whole.test(text);

/** Removes the document type from 'Resume of Ada Berg', 'CV: Ada Berg' or 'ADA BERG RESUME'. */
export const withoutDocumentTitle = (text: string): string =>
  isDocumentTitle(text) ? text : text.replace(before, '').replace(behind, '');

/** Terms of a contract, which are neither role nor employer, in the languages of Europe. */
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

/** Returns a text without contract terms in parentheses after it. */
export const withoutContract = (text: string): string => text.replace(bracketed, '');
