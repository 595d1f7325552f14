import { patternTable } from '@folio/tables/pattern-table';
import { strengthOf } from '../../resume/strength.ts';
import { opensWithNoun } from '../../text/statement-opening.ts';
import { isParticiple, nounUseOf, verbOf } from '../../text/verbs.ts';
import { headOf, isDescribing, isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { spelledOut } from '../words/spelled-out.ts';
import { wordsOf } from '../words/word-limits.ts';
import { activityOf } from './activity.ts';
import { deedOf, type PhraseOptions } from './deed-phrase.ts';
import { figureOf, isGroup } from './figures-told.ts';
import { isPrivate, postOf, unfit, wordAt } from './phrase-signs.ts';
import { withArticle } from './phrases.ts';
import { smallOpening } from './small-opening.ts';
import { hasArticle } from './whole-clause.ts';
import { workOf } from './work-phrase.ts';

/**
 * The kind of a resume's line, which decides where it fits in a sentence about its owner:
 *
 * - a `deed` follows 'I': 'cut waste by 23%';
 * - `work` follows 'My work includes': noun phrases and gerunds, several if the line is a list;
 * - `figures` are noun phrases with a number, listed as written: 'accidents: 0 in 7 years';
 * - a `post` follows 'as': 'link nurse for the unit'.
 */
export type Phrase = { kind: 'deed' | 'work' | 'figures' | 'post'; texts: string[] };

const longest = 30;
const words = patternTable(new URL('./phrase-words.tsv', import.meta.url), ['big']);
/** Introductions of duties; what follows is the object of the work. */
const duty =
  /^(?:(?:I (?:am|was) )?(?:also )?(?:responsible for|in charge of|accountable for|tasked with|duties(?: include[ds]?)?:?|responsibilities(?: include[ds]?)?:?))\s+/i;
/** 'Employee of the month', 'Rank 2' */
const award = /\b(?:of the (?:month|quarter|year)|award|winner|medal(?:list)?|prize|rank)\b/i;

/** The phrases of a list's lines; an ambiguous line is a deed if others certainly are. */
export function phrasesIn(lines: readonly string[], how: PhraseOptions): Phrase[] {
  const options = { ...how, isProse: how.isProse ?? isProse(lines) };
  // Only deeds in the same form count: beside 'Wrote tests', 'Code reviews' are things.
  const inBase = lines.filter((line) => verbOf(wordAt(line))?.form === 'base');
  const isAmongDeeds = inBase.some(
    (line) => deedOf(withoutBrackets(spelledOut(line)), options, false) !== undefined,
  );
  return lines.flatMap((line) => phrasesOf(line, options, isAmongDeeds));
}

/** Whether most lines that could have an article have one. */
function isProse(lines: readonly string[]): boolean {
  const long = lines.filter((line) => wordsOf(line).length > 5);
  return long.length > 1 && long.filter(hasArticle).length * 5 >= long.length * 3;
}

/** The phrases of a line; none if its kind isn't certain. Parts between semicolons are separate. */
function phrasesOf(written: string, options: PhraseOptions, isAmongDeeds: boolean): Phrase[] {
  const line = withoutBrackets(spelledOut(written));
  if (line === '' || /[.!?]\s|\n/.test(line) || isPrivate.test(line)) return [];
  if (wordsOf(line).length > longest || isEmpty(line)) return [];
  const announced = duty.exec(line)?.[0];
  if (announced) {
    const work = workOf(smallOpening(line.slice(announced.length)));
    return work ? [work] : [];
  }
  const deed = deedOf(line, options, isAmongDeeds);
  if (deed) return [{ kind: 'deed', texts: [deed] }];
  const parts = withChangeApart(line) ?? line.split(/;\s+/);
  const things = (parts.every(isBalanced) ? parts : [line]).map(thingOf);
  return things[0] === undefined ? [] : things.filter(isPhrase);
}

/**
 * Whether a line is empty by the score's rules, or only buzzwords; such lines are left out of
 * letters.
 */
const isEmpty = (line: string): boolean =>
  bigWords.test(line) || (wordsOf(line).length > 3 && strengthOf(line).strength === 'empty');
const bigWords = new RegExp(`\\b(?:${words.big})\\b`, 'i');

/** Drops brackets, which letters do without. */
const withoutBrackets = (line: string): string =>
  line
    .replace(/(?<!\s)\s*\([^()]*\)/g, '')
    .replace(/(?<!\s)\s+(?=[,.;:])/g, '')
    .trim();

/** Separates a thing from its change: 'Redesign of onboarding, completion from 54% to 71%'. */
function withChangeApart(line: string): string[] | undefined {
  const parts = line.split(', ');
  const [thing = '', change = ''] = parts;
  const isApart =
    parts.length === 2 && activityOf(smallOpening(thing)) !== undefined && isChange(change);
  return isApart ? parts : undefined;
}

const isChange = (text: string): boolean =>
  / from /.test(text) && figureOf(text, false)?.kind === 'change';

/** Semicolons inside brackets don't separate parts. */
const isBalanced = (part: string): boolean => part.split('(').length === part.split(')').length;

const isPhrase = (phrase: Phrase | undefined): phrase is Phrase => phrase !== undefined;

/** States and qualifications: 'GTAW 6G certified', 'all found'. */
const isState =
  /\b(?:certified|qualified|trained|registered|licen[sc]ed|able|experienced|etc\.?|required|when needed)$/i;

/** Signs that don't fit a sentence, and colloquial words that don't fit a letter. */
const isLoose =
  /[<>=]|\s[-–]\s|\b(?:fab|guys|stuff|things|lots|bits|mess|boss|whatever|anything|everything|jobs as|in-?charge|etc)\b| (?:up|out|off|down|in)$| when \p{L}+$/iu;

/**
 * Whether a line has its own verb ('Complaint rate halved', 'jobs finished under budget') or is a
 * clause ('change menu every week').
 */
function isClause(line: string): boolean {
  const [first = '', ...rest] = line.split(' ');
  if (rest.some((word, at) => isDone(word) && afterDone.test(rest[at + 1] ?? ''))) return true;
  if (ofPerson.test(line)) return true;
  if (verbOf(first)?.form !== 'base') return false;
  const second = /^and (\p{L}+)/u.exec(rest.join(' '))?.[1] ?? '';
  return /\s(?:every|daily|weekly|monthly)\b/.test(line) || verbOf(second)?.form === 'base';
}

const isDone = (word: string): boolean => {
  if (isDescribing(word)) return false;
  if (verbOf(word)?.form === 'past')
    return /ed$|^(?:kept|made|held|done|sold|won|took|went|came)$/.test(word);
  return /^\p{L}+ed$/u.test(word) && isParticiple(word);
};
const afterDone =
  /^(?:\d.*|from|to|by|under|over|within|in|at|on|for|with|as|into|first|one|two|three|early|late|daily|weekly|monthly|ahead|alone|again|$)$/;
const ofPerson =
  /\b(?:I|me|my|nobody|no one|never|now|alone|every (?:year|month|week|day))\b|\bfrom .{1,60} to \D{0,20}\d/;

/** Whether a line is a state, name or award: 'ISO 45001', 'CACES 1 & 3'. */
const isNone = (line: string): boolean =>
  [isState, isLoose, unfit, award, /\p{Ll}\//u, /^[A-Z]{2,}[ -]?\d[\d&, ]*$/].some((sign) =>
    sign.test(line),
  ) ||
  !isNominal(line) ||
  isDescribing(headOf(line));

/** A noun phrase of one of the three kinds. */
function thingOf(line: string): Phrase | undefined {
  if (isNone(line)) return undefined;
  const text = smallOpening(line);
  const isGerund = verbOf(wordAt(line))?.form === 'gerund' || /^\p{L}{4,}ing \d/u.test(line);
  if (postOf(line) !== '') return isGerund ? undefined : postIn(text);
  if ((isMeasured(line) || isGroup(line)) && !isGerund)
    return figureOf(text, false) ? { kind: 'figures', texts: [text] } : workWithoutSizes(text);
  return workApart(line, text);
}

/** The work at the beginning of a longer line. */
function workApart(line: string, text: string): Phrase | undefined {
  // 'Leave administration: FMLA, ADA', but not 'Thesis: …', 'Tools: …'
  const announced = /^[^,(:]{1,40}(?=: )/.exec(text)?.[0];
  if (announced !== undefined) return wordsOf(announced).length > 1 ? workOf(announced) : undefined;
  if (!isClause(line)) return workOf(text);
  // 'Packaging for a brand, sold in 6 countries'
  const [first = ''] = line.split(', ');
  return first === line || wordsOf(first).length < 2 || isClause(first)
    ? undefined
    : thingOf(first);
}

/** The items of a list without figures: 'Recruitment, rotas, payroll within 11% of sales'. */
function workWithoutSizes(text: string): Phrase | undefined {
  const parts = text.split(', ');
  const bare = parts.filter((part) => !/\d/.test(part));
  return bare.length > 1 && bare.length < parts.length ? workOf(bare.join(', ')) : undefined;
}

function postIn(text: string): Phrase | undefined {
  const post = (text.split(', ')[0] ?? '').replace(/ (?:from|since|until|so far)\b.*/, '');
  const isPost =
    wordsOf(post).length > 1 &&
    !/ \d+$/.test(post) &&
    !/\d{3}|:|\band (?!\S+ (?:for|at|of|in)\b)/.test(post);
  return isPost ? { kind: 'post', texts: [postPhrase(post)] } : undefined;
}

/** Numbers in names: years, standards. */
const naming =
  /\b(?:19|20)\d\d\b|\p{Lu}\p{Ll}+ \d+$|\b(?:Level|Stage|Year|Grade|Class|Key Stage|Band) \d+|\b[A-Z]{2,}\d+\b|\b(?:ISO|IEC|EN|DIN|BS|OHSAS)[ -]?\d+|\d:\d/gu;
const measured =
  /^(?:about |around |nearly |over |up to )?[\p{Sc}+±~<>]?\d|^zero\b|^[A-Z]{3} \d|^\p{L}+ \d|%|\bfrom \S*\d|\bup from\b|\p{Sc}\d|\s[+±-]\d|\d to \d|(?<![\d.,])\d[\d.,]*$|:\s\S*\d|\b(?:down|up)\s(?:by\s)?\d/iu;

/** Whether a thing is a size or a change: 'accidents: 0', '98% pass rate', 'margin from 9% to 16%'. */
const isMeasured = (line: string): boolean => measured.test(line.replace(naming, ' ').trim());

/**
 * Adds an article: 'Mentor of two juniors' becomes 'a mentor to two juniors', 'link nurse' 'a link
 * nurse'; a lead is unique.
 */
function postPhrase(post: string): string {
  const to = post.replace(
    /^((?:\p{L}+ )?(?:mentor|preceptor|coach|tutor|buddy)) (?:of|for) /iu,
    '$1 to ',
  );
  const isOnly =
    /^(?:lead|head|leader|chair|captain|secretary|treasurer|president|deputy|in-charge)$/i.test(
      headOf(post),
    );
  return isOnly ? to : withArticle(to);
}

/** Whether a line can be nominal: its first words are not verbs. */
function isNominal(line: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(line) ?? [];
  const verb = verbOf(first);
  // 'Second-chaired trials' has a verb, 'post-tensioned bridges' an adjective, so neither is
  // certain.
  if (verb === undefined && /ed$/.test(first) && !isDescribing(first)) return false;
  if (/^used$/i.test(first)) return false;
  if (verb === undefined || verb.form === 'gerund' || isDescribing(first)) return true;
  // 'Audits of charities'
  if (verb.form === 'third') return /^\S+ of /.test(line) && isNoun(verb.base, 'count');
  if (verb.form !== 'base') return false;
  // 'Answer phones' and 'Review code' may be actions, but are not certain enough.
  if (opensWithNoun(line) || postOf(line) !== '') return true;
  const isThing = isNoun(first) && nounUseOf(verb.base) !== 'often';
  return isThing && !isPlural(nounPhraseOf(line).words[1] ?? '');
}
