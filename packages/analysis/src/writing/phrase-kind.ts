import { opensWithNoun, surelyOpensWithVerb } from '../text/statement-opening.ts';
import { isParticiple, nounUseOf, verbOf } from '../text/verbs.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { withArticles, withArticlesBefore } from './articles.ts';
import { uncapitalized } from './first-letter.ts';
import { headOf, isDescribing, isNoun, isPerson, isPlural, nounPhraseOf } from './nouns.ts';
import { personClause } from './person-clause.ts';
import { isNation } from './phrases.ts';
import { spelledOut } from './spelled-out.ts';
import { wordsOf } from './word-limits.ts';

/**
 * What a line of a resume is, and so where it can stand in a sentence about its owner:
 *
 * - a `deed` follows 'I': 'cut waste by 23%';
 * - `work` follows 'My work includes': noun phrases and gerunds, several where the line is a list;
 * - `figures` are noun phrases with a number, to be listed as they are: 'accidents: 0 in 7 years';
 * - a `post` follows 'as': 'link nurse for the unit'.
 */
export type Phrase = { kind: 'deed' | 'work' | 'figures' | 'post'; texts: string[] };

const longest = 30;
/** Duties as they are announced; what follows is a thing that work is about, whatever it is. */
const duty =
  /^(?:(?:I (?:am|was) )?(?:also )?(?:responsible for|in charge of|accountable for|tasked with|duties(?: include[ds]?)?:?|responsibilities(?: include[ds]?)?:?))\s+/i;
/** Opens what is no noun phrase and no deed: 'always above quota', 'with colleagues', 'part of a team'. */
const unfit =
  /^(?:\p{L}+ly|able|after|all|also|always|among|an?|and|any|as|at|but|by|due|during|each|every|for|from|good|having|he|her|his|however|if|in|involved|it|its|mainly|member|my|never|no|not|of|often|on|one|or|our|own|part|she|since|so|some|that|their|then|there|they|this|to|under|until|very|we|well|when|where|which|while|who|with|within|you|your)\b/iu;
const isPrivate =
  /^(?:age|born|date of birth|gender|height|marital|married|nationality|passport|references?|religion|sex|visa)\b|https?:|www\.|@|\[/i;
/** 'Employee of the month', 'Rank 2' */
const award = /\b(?:of the (?:month|quarter|year)|award|winner|medal(?:list)?|prize|rank)\b/i;

interface Told {
  /** Whether the work goes on: it is told in the present, then. */
  current: boolean;
  /** Says a line better with the same facts; none does without, where there is no room for it. */
  better?: ((line: string) => string) | undefined;
}

/** What each line of a list says; a line that may be a deed is one where others surely are. */
export function phrasesIn(lines: readonly string[], told: Told): Phrase[] {
  const isAmongDeeds = lines.some((line) => deedOf(spelledOut(line), told, false) !== undefined);
  return lines.flatMap((line) => phrasesOf(line, told, isAmongDeeds));
}

/**
 * What a line says, in the forms in which it can be told; nothing where that is not sure. Parts that
 * are set off by semicolons are things by themselves.
 */
function phrasesOf(written: string, told: Told, isAmongDeeds: boolean): Phrase[] {
  const line = spelledOut(written);
  if (line === '' || /[.!?]\s|\n/.test(line) || isPrivate.test(line)) return [];
  if (wordsOf(line).length > longest) return [];
  const announced = duty.exec(line)?.[0];
  if (announced) return [workOf(smallOpening(line.slice(announced.length)))].filter(isTold);
  const deed = deedOf(line, told, isAmongDeeds);
  if (deed) return [{ kind: 'deed', texts: [deed] }];
  const parts = line.split(/;\s+/);
  const things = (parts.every(isBalanced) ? parts : [line]).map(thingOf);
  return things[0] === undefined ? [] : things.filter(isTold);
}

/** A semicolon in brackets parts nothing. */
const isBalanced = (part: string): boolean => part.split('(').length === part.split(')').length;

const isTold = (phrase: Phrase | undefined): phrase is Phrase => phrase !== undefined;

/** The person that a noun phrase is about, as 'nurse' of 'link nurse for the unit'; '' for none. */
function postOf(line: string): string {
  const head = headOf(line);
  const word = line.startsWith(head) ? head.toLowerCase() : head;
  return isPerson(word) && !isPlural(word) ? word : '';
}

/** A noun phrase of one of the three kinds. */
function thingOf(line: string): Phrase | undefined {
  if (unfit.test(line) || !isNominal(line) || award.test(line)) return undefined;
  const head = postOf(line);
  const isGerund = verbOf(/^[\p{L}-]+/u.exec(line)?.[0] ?? '')?.form === 'gerund';
  // 'ISO 45001', 'CACES 1 & 3'
  if (isDescribing(headOf(line)) || /^[A-Z]{2,}[ -]?\d[\d&, ]*$/.test(line)) return undefined;
  const text = smallOpening(line);
  if (head !== '') {
    const post = text.split(', ')[0] ?? '';
    const isPost = !isGerund && wordsOf(post).length > 1 && !/\d{3}|:/.test(post);
    return isPost ? { kind: 'post', texts: [post] } : undefined;
  }
  if (isMeasured(line) && !isGerund) return { kind: 'figures', texts: [text] };
  // 'Thesis: …', 'Tools: …'
  return /^[^,(]{1,40}: /.test(line) ? undefined : workOf(text);
}

/** Numbers that name and count nothing: years, standards. */
const naming = /\b(?:19|20)\d\d\b|\b(?:ISO|IEC|EN|DIN|BS|OHSAS)[ -]?\d+|\d:\d/g;
const measured =
  /^(?:about |around |nearly |over |up to )?[\p{Sc}+±~<>]?\d|^zero\b|^[A-Z]{3} \d|^\p{L}+ \d|%|\bfrom \S*\d|\bup from\b|\p{Sc}\d|\s[+±-]\d|\d to \d|(?<![\d.,])\d[\d.,]*$|:\s\S*\d|\b(?:down|up)\s(?:by\s)?\d/iu;

/** Whether a thing is a size or a change: 'accidents: 0', '98% pass rate', 'margin from 9% to 16%'. */
const isMeasured = (line: string): boolean => measured.test(line.replace(naming, ' ').trim());

/** A text that follows 'I', where its first word can hardly be anything but a verb. */
function deedOf(
  line: string,
  { current, better }: Told,
  isAmongDeeds: boolean,
): string | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(line) ?? [];
  const isAdjective = isDescribing(first) && !determiner.test(line.slice(first.length));
  if (isAdjective || verbOf(first)?.form === 'gerund') return undefined;
  if (/^\S+(?: \S+)? ?\//.test(line)) return undefined;
  if (/[.!?]\s|\n/.test(line) || isPrivate.test(line)) return undefined;
  const clause = personClause(better ? better(line) : line.replace(/^I (?=\p{Ll})/u, ''), current);
  if (clause === undefined) return undefined;
  if (!isSurelyVerb(clause) && !(isAmongDeeds && isLikelyVerb(clause))) return undefined;
  return withArticles(withoutLooseEnd(clause));
}

const determiner =
  /^\s+(?:an?|the|my|our|all|each|every|both|several|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)\s/i;

/** In the present 'design systems' may be things; with an article or a number after it, it is a deed. */
function isSurelyVerb(clause: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(clause) ?? [];
  const verb = verbOf(first);
  if (verb?.form !== 'base') return verb?.form === 'past';
  // 'Link nurse' is somebody: as a verb it would need an article.
  const rest = clause.slice(first.length);
  if (opensWithNoun(clause) || (!determiner.test(rest) && postOf(rest.trim()) !== '')) return false;
  const joint = /\sand (\p{L}+)(?=\s)/u.exec(clause);
  const [whole = '', second = ''] = joint ?? [];
  const after = clause.slice((joint?.index ?? 0) + whole.length);
  if (verbOf(second)?.form === 'base' && determiner.test(after)) return true;
  if (isNoun(first)) return determiner.test(rest);
  if (surelyOpensWithVerb(clause)) return true;
  // 'Mean score up by 3': what seldom tells of work needs a sign that it does.
  return verb.isAction && nounUseOf(verb.base) === '' && !/^\S+(?:\s*[&/:]|,)/.test(clause);
}

/** 'Process invoices': of what is often a noun, where several things come next. */
function isLikelyVerb(clause: string): boolean {
  const [first = '', second = ''] = clause.split(' ');
  const verb = verbOf(first);
  return verb?.form === 'base' && nounUseOf(verb.base) === 'often' && isPlural(second);
}

const link =
  /^(?:and|as|at|but|by|for|from|in|including|of|on|resulting|so|such|to|together|under|up|using|which|with|without|while)\b/i;

/**
 * 'Serve customers, till': what hangs after a comma without a verb is left out; 'took minutes' after
 * 'scheduled meetings,' is a second deed.
 */
function withoutLooseEnd(clause: string): string {
  const at = clause.lastIndexOf(', ');
  if (at < 0 || /[(:;–—]/.test(clause.slice(0, at)) || clause.indexOf(', ') !== at) return clause;
  const end = clause.slice(at + 2);
  const start = clause.slice(0, at);
  if (link.test(end) || /^\S*ing\b\s/.test(end) || /\band\b/.test(end)) return clause;
  const form = verbOf(/^\p{L}+/u.exec(clause)?.[0] ?? '')?.form;
  const next = verbOf(/^\p{L}+/u.exec(end)?.[0] ?? '');
  const isDeed =
    next?.form === form && (form === 'past' || isSurelyVerb(end) || /^\S+ to\b/.test(end));
  if (isDeed && wordsOf(end).length > 1) return `${start} and ${end}`;
  return wordsOf(end).length <= 3 && wordsOf(start).length >= 2 ? start : clause;
}

/** Whether a line without a verb at its head can be a thing: its first words are no verb of their own. */
function isNominal(line: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(line) ?? [];
  const verb = verbOf(first);
  // 'Second-chaired trials' is no thing, 'post-tensioned bridges' are: neither is sure.
  if (verb === undefined && /ed$/.test(first) && !isDescribing(first)) return false;
  if (verb === undefined || verb.form === 'gerund' || isDescribing(first)) return true;
  if (verb.form !== 'base') return false;
  // 'Answer phones' and 'Review code' are deeds that are not sure enough to be told as such.
  if (opensWithNoun(line) || postOf(line) !== '') return true;
  const isThing = isNoun(first) && nounUseOf(verb.base) !== 'often';
  return isThing && !isPlural(nounPhraseOf(line).words[1] ?? '');
}

/** A single word that would need an article, or that says too little. */
const isBare = (part: string) =>
  wordsOf(part).length < 2 &&
  !isNoun(part, 'mass') &&
  !isPlural(part) &&
  !/ing$|^[A-Z]{2}/.test(part);

/** The things of a list, each by itself, where all of them are short: 'cannulation, sampling'. */
function workOf(text: string): Phrase | undefined {
  const parts = text.split(/, (?:and )?/).map((part) => part.trim());
  const isShort = (part: string) =>
    wordsOf(part).length <= 4 && !/[()\d]/.test(part) && !isParticiple(part.split(' ')[0] ?? '');
  const isList = parts.length > 1 && parts.every(isShort);
  const texts = isList ? parts.flatMap((part) => part.split(/ and (?=\S+$)/)) : [joined(text)];
  const told = texts.filter((part) => part !== '' && !unfit.test(part) && !isBare(part));
  if (told.length === 0) return undefined;
  return { kind: 'work', texts: told.map((part) => withArticlesBefore(smallOpening(part))) };
}

/** Notes leave out the last 'and': 'milking, mating records (MINDA)'. What hangs after a comma otherwise stays so. */
function joined(text: string): string {
  const at = text.replace(/\([^()]*\)/g, (inside) => '.'.repeat(inside.length)).lastIndexOf(', ');
  const end = text.slice(at + 2);
  const isOpen =
    at < 0 ||
    link.test(end) ||
    unfit.test(end) ||
    /^(?:[\p{Sc}~±]?\d|\p{L}+ \d)/u.test(end) ||
    /^(?:and|about|all|at|many|most|more|no|over|up|used)\b/.test(end);
  const [first = ''] = /^[\p{L}-]+/u.exec(end) ?? [];
  if (isOpen || isParticiple(first)) return text;
  return `${text.slice(0, at)} and ${smallOpening(end)}`;
}

const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/;

/**
 * As it stands after other words: 'care of patients', but 'CRRT', 'Google Ads' and 'Polish law'. What is no
 * known name, and no part of one in capitals, is taken for a word.
 */
export function smallOpening(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const bare = first.replace(/[,:]$/, '');
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(bare)) return text;
  const isCommon =
    isNoun(bare) || verbOf(bare) !== undefined || /(?:ing|tion|ment|ity)s?$/.test(bare);
  if (isCommon && !/^\p{Lu}\p{Ll}/u.test(second)) return uncapitalized(text);
  if (verbOf(bare)?.form === 'gerund') return uncapitalized(text);
  const isName =
    calendar.test(bare) ||
    isNation(bare) ||
    skillNamed(bare) !== undefined ||
    /^\p{Lu}\p{Ll}/u.test(second);
  return isName ? text : uncapitalized(text);
}
