import { formsOf, isParticiple, isTenseless, verbOf } from '../../text/verbs.ts';
import { withArticlesBefore } from '../phrases/articles.ts';
import { withArticle } from '../phrases/phrases.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { cleanAnswer } from './answers.ts';

/** Subjects of the person's own actions. Other people's actions are not claimed. */
const ownSubject = /^(?:i|we|to) /i;
const existing = /^there (?:was|were|is|are) /i;

type Answers = { measure: string; before: string; after: string };

/** A clause that states a change itself: 'missed calls fell by half'. */
const moving =
  /^(?!(?:fell|rose|dropped|grew|went|came|doubled|tripled|halved|improved|increased|decreased|declined)\b).+? (?:fell|rose|dropped|grew|went|came|doubled|tripled|halved|improved|increased|decreased|declined|shrank|climbed|stayed|became|was|were|had|stopped|is|are)\b/i;
/** Words that state a change; without one of them or a figure, the answer only names a thing. */
const changing =
  /\d|\b(?:fewer|less|more|lower|higher|faster|quicker|sooner|shorter|longer|better|safer|smaller|larger|half|halved|twice|double|doubled|triple|tripled|no|zero|without|never|first|award|all|every|[a-z]{3,12}er)\b/i;
const falling =
  /^(?:fell|rose|dropped|grew|went|came|doubled|tripled|halved|improved|increased|decreased|declined)$/i;

/**
 * A bare quantity that does not say what it counts: '40', '+12%', '$300', '3 h', 'about 5 hours'.
 */
const bareFigure =
  /^(?:(?:about|almost|around|by|down|nearly|over|under|up) )?[^\p{L}]{0,12}\d[^\p{L}]{0,24}(?:\p{L}{1,2}|percent|(?:minute|hour|day|week|month|year)s?)?$/iu;

/**
 * Returns which answer is missing before a change can be written, or undefined if none is. `thing`
 * is what a bare figure counts.
 */
export function missingOfChange(answers: Answers): 'measure' | 'after' | 'thing' | undefined {
  const { measure, before, after } = cleaned(answers);
  if (measure === '') return before || after ? 'measure' : undefined;
  if (bareFigure.test(measure)) return 'thing';
  if (after !== '') return undefined;
  return before !== '' || wordsOfChange(measure) === '' ? 'after' : undefined;
}

/**
 * Returns the change as a phrase to append to `line`, with the comma or semicolon that joins them (', taking
 * costs from 4 to 3'); empty while an answer is missing.
 */
export function changeOf(line: string, answers: Answers): string {
  const { measure, before, after } = cleaned(answers);
  if (missingOfChange(answers) || measure === '') return '';
  const own = keepingNames(line, measure);
  if (after === '') return wordsOfChange(own);
  const range = before === '' ? `to ${after}` : `from ${before} to ${after}`;
  const last = own.split(' ').at(-1) ?? '';
  if (falling.test(last) || /\b(?:went|came) (?:up|down)$/i.test(own)) return `; ${own} ${range}`;
  const gerund = ownSubject.test(own) ? toGerund(own.replace(ownSubject, '')) : undefined;
  if (gerund) return `, ${gerund} ${range}`;
  const thing = withArticlesBefore(own.replace(/^(?:the|our|my) /i, ''));
  return before === '' ? `, bringing ${thing} ${range}` : `, taking ${thing} ${range}`;
}

/** Beginnings of phrases that can follow 'with', unless a verb follows. */
const countedThing =
  /^(?:\d|[$€£]|(?:no(?! one\b)|zero|fewer|less|more|lower|higher|faster|quicker|shorter|better|safer|cheaper) )/i;

/** 'Won the appeal', 'passed the inspection' need no figure. */
const isAchieved = (answer: string): boolean =>
  /^(?:I |we )?(?:won|passed|met|beat|avoided|earned|gained|kept|finished|completed|prevented|secured)\s\p{L}/iu.test(
    answer,
  );

/** 'Survival rate 90%' */
const rated =
  /^((?:[\p{L}-]+ ){0,3}(?:rate|score|rating|accuracy|average)) (?:(?:of|at|was|is) )?(\d\S*)$/iu;
/** 'Typos down 20%', 'time to edit cut by half', '2x faster' */
const moved = /^\D{2,40} (?:down|up|cut) (?:by |to )?\S/i;
const timesAs = /^\S+ (?:times )?(?:faster|quicker|cheaper|better|bigger|larger|shorter)$/i;

/**
 * 'we saved 3 hours' → ', saving 3 hours'; 'calls fell by half' → '; calls fell by half'; 'fewer
 * calls' → ', with …'.
 */
function wordsOfChange(answer: string): string {
  const isOwn = ownSubject.test(answer);
  if (!changing.test(answer) && !moving.test(answer) && !isAchieved(answer)) return '';
  const rest = answer.replace(ownSubject, '').replace(existing, '');
  const done = toGerund(rest, isOwn);
  if (done && (isOwn || !moving.test(rest))) return `, ${done}`;
  if (/^(?:with|by|so|which|without|and) /i.test(rest)) return `, ${rest}`;
  const [, measure = '', size = ''] = rated.exec(rest) ?? [];
  if (measure !== '') return `, with ${withArticle(measure)} of ${size}`;
  if (timesAs.test(rest)) return `, ${rest}`;
  if (moved.test(rest) && !moving.test(rest)) return `, with ${rest}`;
  const hasVerb = moving.test(rest) || rest.split(' ').some((word) => isParticiple(word));
  return countedThing.test(rest) && !hasVerb ? `, with ${rest}` : `; ${rest}`;
}

/** 'saved 3 hours' → 'saving 3 hours'; undefined if it doesn't begin with a past tense verb. */
function toGerund(clause: string, isSentence = true): string | undefined {
  const [first = ''] = clause.split(' ', 1);
  const verb = verbOf(first);
  if (verb?.form === 'gerund') return /\d|\bby\b/.test(clause) ? clause : undefined;
  const isPast = verb?.form === 'past' || (verb === undefined && /[a-z]{2}ed$/i.test(first));
  // 'cut waste by 20 %' has a verb, 'cost per order' a noun.
  const isCertain =
    isSentence || !verb || !isTenseless(verb.base) || /\b(?:by|from)\b/.test(clause);
  if (!verb || !isPast || !isCertain) return undefined;
  return (
    formsOf(verb.base).gerund +
    clause.slice(first.length).replace(/(\d \p{L}+) not (?=\d)/u, '$1 instead of ')
  );
}

const daysAndMonths =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december)$/i;

/**
 * Lowercases the first letter ('Waste' → 'waste'), except in names such as 'Aldgate', which the
 * line has inside a sentence.
 */
function keepingNames(line: string, clause: string): string {
  const [first = ''] = clause.split(' ', 1);
  return line.includes(` ${first}`) || daysAndMonths.test(first) ? clause : uncapitalized(clause);
}

const cleaned = ({ measure, before, after }: Answers): Answers => ({
  measure: cleanAnswer(measure),
  before: cleanAnswer(before),
  after: cleanAnswer(after).replace(/^to /i, ''),
});
