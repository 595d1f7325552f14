import { withoutSoldMarks } from '@folio/contract/offer-facts';
import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { categories, type GuideName, guideNames, guides, isGuideName } from './help.ts';

/**
 * Synonyms: the words of a group find one another; of an entry with several words all must match.
 */
const synonyms = [
  ['refund', 'money back', 'reimburse', 'return', 'chargeback'],
  ['invoice', 'receipt', 'bill'],
  ['coupon', 'promo', 'discount', 'voucher'],
  ['watermark', 'branding', 'footer'],
  ['gst', 'gstin', 'vat', 'tax'],
  ['cancel', 'unsubscribe', 'renew', 'stop'],
  ['delete', 'remove', 'erase', 'close'],
  ['price', 'cost', 'pay', 'fee'],
  ['signin', 'login', 'log'],
  ['email', 'mail'],
  ['cv', 'resume'],
  ['ats', 'hiring software', 'applicant tracking'],
  ['upload', 'import'],
  ['export', 'download', 'save'],
  ['photo', 'picture', 'image', 'headshot'],
  ['scan', 'ocr'],
  ['offline', 'connection'],
  ['lost', 'autosave', 'saved'],
  ['language', 'translate', 'hindi', 'tamil', 'telugu', 'bengali', 'marathi', 'german', 'spanish'],
  ['student', 'fresher', 'graduate', 'internship', 'experience'],
  ['marks', 'cgpa', 'gpa', 'percentage', 'grade'],
  ['privacy', 'gdpr', 'data'],
  ['shortcut', 'hotkey', 'keyboard', 'keys'],
  ['link', 'url', 'share', 'public'],
  ['jobs', 'job description', 'tailor'],
  ['dark', 'night', 'theme'],
  ['letter', 'a4', 'paper'],
  ['phone', 'mobile', 'tablet'],
  ['license', 'licence', 'certification', 'certificate', 'credential'],
];

/** Normalizes a word: no accents, stemmed, so that 'Refunds' and 'refunding' are equal. */
const termOf = (word: string): string =>
  stemmer(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

const wordsOf = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(Boolean);

/** Stop words of questions. */
const smallWords = new Set(
  'a an and are can do does for how i in is it my of on or the to what with'.split(' '),
);

const wordsSearched = (search: string): string[] => {
  const words = wordsOf(search);
  const significant = words.filter((word) => !smallWords.has(word.toLowerCase()));
  return significant.length > 0 ? significant : words;
};

const othersByTerm = new Map(
  synonyms.flatMap((group) =>
    group.map((word) => [termOf(word), group.filter((other) => other !== word)] as const),
  ),
);

/** Every search word must match: exactly, as a prefix, with a typo, or by a synonym. */
const queryOf = (search: string): Query => ({
  combineWith: 'AND',
  queries: wordsSearched(search).map((word) => ({
    combineWith: 'OR',
    queries: [word, ...(othersByTerm.get(termOf(word)) ?? []).map(exactWords)],
  })),
});

const exactWords = (text: string): Query => ({
  combineWith: 'AND',
  queries: wordsOf(text),
  prefix: false,
  fuzzy: false,
  // An exact match ranks above a synonym.
  boost: { title: 1, text: 0.3 },
});

type Searched = { id: string; title: string; text: string };

const withoutMarks = ({ title, text }: Omit<Searched, 'id'>) => ({
  title: withoutSoldMarks(title),
  text: withoutSoldMarks(text),
});

/** A full-text index; returns ids of matching texts, best first. */
function indexOf(documents: readonly Searched[]) {
  const index = new MiniSearch<Searched>({
    fields: ['title', 'text'],
    processTerm: termOf,
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
    },
  });
  index.addAll(documents.map(({ id, ...words }) => ({ id, ...withoutMarks(words) })));
  return (search: string) => index.search(queryOf(search)).map(({ id }) => String(id));
}

/** Indexed once: the texts are constant, and the facts filled into them are not searched. */
const questionsFor = indexOf(categories.flatMap(({ sections }) => sections));
const guidesFor = indexOf(
  guideNames.map((name) => {
    const { title, description, sections } = guides[name];
    const text = sections.flatMap((section) => [section.title, section.text]);
    return { id: name, title: `${title} ${description}`, text: text.join(' ') };
  }),
);

/** Categories with the matching questions, best first; all without a search. */
export function findQuestions(
  shown: readonly WrittenDocument[],
  search: string,
): readonly WrittenDocument[] {
  if (wordsOf(search).length === 0) return shown;
  const ranks = new Map(questionsFor(search).map((id, rank) => [id, rank]));
  const rankOf = (id = '') => ranks.get(id) ?? Number.POSITIVE_INFINITY;
  return shown
    .map((category) => ({
      ...category,
      sections: category.sections
        .filter(({ id }) => ranks.has(id))
        .toSorted((a, b) => rankOf(a.id) - rankOf(b.id)),
    }))
    .filter(({ sections }) => sections.length > 0)
    .toSorted((a, b) => rankOf(a.sections[0]?.id) - rankOf(b.sections[0]?.id));
}

/** Matching guides, best first; none without a search. */
export const findGuides = (search: string): GuideName[] => guidesFor(search).filter(isGuideName);
