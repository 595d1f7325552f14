import { opensWithNoun, surelyOpensWithVerb } from '../text/statement-opening.ts';
import { isParticiple, nounUseOf, type Verb, verbOf } from '../text/verbs.ts';
import { isTelegraphic, withArticles } from './articles.ts';
import { isDescribing, isNoun, isPlural, nounPhraseOf } from './nouns.ts';
import { personClause } from './person-clause.ts';
import { determiner, isPrivate, link, postOf, unfit, wordAt } from './phrase-signs.ts';
import { listed } from './phrases.ts';
import { wordsOf } from './word-limits.ts';

export interface Told {
  /** Whether the work goes on: it is told in the present, then. */
  current: boolean;
  /** Says a line better with the same facts; none does without, where there is no room for it. */
  better?: ((line: string) => string) | undefined;
}

/** 'I have keys', 'am punctual': nothing that was done. */
const isState = /^(?:I )?(?:have|has|be|is|are|am|was|were|do|does)\s/i;

/** A text that follows 'I', where its first word can hardly be anything but a verb. */
export function deedOf(
  line: string,
  { current, better }: Told,
  isAmongDeeds: boolean,
): string | undefined {
  if (!mayBeDeed(line)) return undefined;
  const clause = personClause(better ? better(line) : line.replace(/^I (?=\p{Ll})/u, ''), current);
  if (clause === undefined) return undefined;
  if (!isSurelyVerb(clause) && !(isAmongDeeds && isLikelyVerb(clause))) return undefined;
  const [whole = ''] = clause.split(/[;:] /);
  if (wordsOf(whole).length < 3) return undefined;
  const bare = withoutLooseEnd(withoutRatio(whole));
  if (!hasObject(bare) || countsWhatIsNone(bare)) return undefined;
  const told = withArticles(withoutLooseSize(bare));
  return isTelegraphic(told) ? undefined : told;
}

/** 'Conduct assessments within 24 hrs/5 days': a pair of sizes is for a form, and no sentence. */
const withoutRatio = (clause: string): string => {
  const slash = clause.search(/\p{L}\/\d/u);
  if (slash < 0) return clause;
  const start = clause.slice(0, slash);
  const at = Math.max(
    ...[' within ', ' in ', ' for ', ' at '].map((word) => start.lastIndexOf(word)),
  );
  return at < 0 ? clause : clause.slice(0, at);
};

/** 'Check in and check out', 'opened and closed': of what, nobody knows. */
const hasObject = (clause: string): boolean =>
  clause
    .split(/[\s,]+/)
    .some(
      (word) =>
        !/^(?:and|up|out|off|down|over|on|in)$/.test(word) &&
        (verbOf(word) === undefined || isPlural(word) || isNoun(word, 'mass')),
    );

/** 'Supervise 120 labour': a number of what cannot be counted. */
function countsWhatIsNone(clause: string): boolean {
  const [, after = ''] = /^\p{L}+ (?:about |over |up to )?\d[\d,]* (.*)$/u.exec(clause) ?? [];
  const { words } = nounPhraseOf(after);
  const head = words.at(-1) ?? '';
  return words.length === 1 && isNoun(head, 'mass') && !isPlural(head);
}

/** 'Cleaned catalogue data 1.2m rows': a size that nothing joins to what it is of is left out. */
function withoutLooseSize(clause: string): string {
  const words = clause.split(' ');
  const [before = '', size = '', things = ''] = words.slice(-3);
  const isSize = /^\d[\d.,]*[kmKM]?$/.test(size) && /^\p{Ll}+s$/u.test(things);
  const isLoose = isSize && (isPlural(before) || isNoun(before, 'mass'));
  return isLoose && words.length > 4 ? words.slice(0, -2).join(' ') : clause;
}

function mayBeDeed(line: string): boolean {
  const first = wordAt(line);
  const isAdjective =
    isDescribing(first) && !/^used$/i.test(first) && !determiner.test(line.slice(first.length));
  if (isAdjective || verbOf(first)?.form === 'gerund') return false;
  if (/^\S+(?: \S+)? ?\//.test(line) || isState.test(line)) return false;
  return !/[.!?]\s|\n/.test(line) && !isPrivate.test(line);
}

/** In the present 'design systems' may be things; with an article or a number after it, it is a deed. */
function isSurelyVerb(clause: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(clause) ?? [];
  const verb = verbOf(first);
  if (verb?.form !== 'base') return verb?.form === 'past';
  const rest = clause.slice(first.length);
  if (doesBoth(rest)) return true;
  // 'Link nurse' is somebody: as a verb it would need an article.
  if (opensWithNoun(clause) || (!determiner.test(rest) && postOf(rest.trim()) !== '')) return false;
  if (goesOnWithVerb(clause)) return true;
  if (isNoun(first)) return determiner.test(rest);
  return surelyOpensWithVerb(clause) || isActing(verb, clause);
}

/** 'Load and unload trucks' */
function doesBoth(rest: string): boolean {
  const [, second = '', thing = ''] =
    /^ and (\p{L}+) (?:[\p{L}-]+ ){0,2}([\p{L}-]+)/u.exec(rest) ?? [];
  return verbOf(second)?.form === 'base' && isPlural(thing);
}

/** 'Plan menus and train the cooks' */
function goesOnWithVerb(clause: string): boolean {
  const joint = /\sand (\p{L}+)(?=\s)/u.exec(clause);
  if (!joint) return false;
  const after = clause.slice(joint.index + joint[0].length);
  return verbOf(joint[1] ?? '')?.form === 'base' && determiner.test(after);
}

/** 'Mean score up by 3': what seldom tells of work needs a sign that it does. */
const isActing = ({ isAction, base }: Verb, clause: string): boolean =>
  isAction && nounUseOf(base) === '' && !/^\S+(?:\s*[&/:]|,)/.test(clause);

/** 'Process invoices': of what is often a noun, where several things come next. */
function isLikelyVerb(clause: string): boolean {
  const [first = '', second = ''] = clause.split(' ');
  const verb = verbOf(first);
  return verb?.form === 'base' && nounUseOf(verb.base) === 'often' && isPlural(second);
}

/**
 * 'Serve customers, till': what hangs after a comma without a verb is left out; 'took minutes' after
 * 'scheduled meetings,' is a second deed, and 'saves 6 hours' says what came of the first.
 */
function withoutLooseEnd(clause: string): string {
  if (/[(:;—]|–(?!\d)/.test(clause.slice(0, clause.lastIndexOf(', ')))) return clause;
  const [start = '', ...ends] = clause.split(', ');
  const end = ends.at(-1);
  if (end === undefined) return clause;
  const form = verbOf(wordAt(start))?.form;
  const isDeed = (text: string): boolean =>
    (verbOf(wordAt(text))?.form ?? (isParticiple(wordAt(text)) ? 'past' : '')) === form &&
    (form === 'past' || isSurelyVerb(text) || /^\S+ to\b/.test(text));
  const deeds = ends.map((text) => text.replace(/^and /, ''));
  if (deeds.every(isDeed)) {
    const told = [start, ...deeds].filter((text) => wordsOf(text).length > 1 && hasObject(text));
    return listed(told.map(withArticles));
  }
  // 'Saving 5 hours' tells what came of it; 'ordering stock' is another thing that was done.
  const isBesides =
    /^\S+ing(?:\s|$)/.test(end) && !ends.some((text) => link.test(text)) && !/\d/.test(end);
  if (isBesides) return withoutLooseEnd([start, ...ends.slice(0, -1)].join(', '));
  if (link.test(end) || /^\S+ing\s|\band\b/.test(end)) return clause;
  if (ends.length > 1) return joinedEnds(start, ends);
  return endTold(start, end) ?? clause;
}

/** What a single end says: what there was none of, what came of it, how a size changed; else it is left out. */
function endTold(start: string, end: string): string | undefined {
  // 'Trained 6 apprentices, all passed' has a sentence of its own.
  if (/^(?:all|both|each|most|none) /.test(end)) return start;
  if (/^(?:no|zero|0) /.test(end)) return `${start} with ${end.replace(/^0/, 'no')}`;
  const said = verbOf(wordAt(end));
  if (
    said?.form === 'third' &&
    /\s/.test(end) &&
    nounUseOf(said.base) === '' &&
    !opensWithNoun(end)
  )
    return `${start}, which ${end}`;
  const [, thing = '', change = ''] =
    /^(\p{L}[\p{L} ]{2,30}) (from [^\s\d]*\d.*)$/u.exec(end) ?? [];
  if (thing !== '') return `${start}, with ${thing} going ${change}`;
  const isShort = wordsOf(end).length <= 3 || /\d/.test(end) || !determiner.test(` ${end}`);
  return isShort && wordsOf(start).length >= 2 ? start : undefined;
}

/** 'Ran the pass, ordering, stocktake': things of one kind get their 'and'; of others the first is told. */
function joinedEnds(start: string, ends: readonly string[]): string {
  const isSameKind = (end: string) => verbOf(wordAt(end))?.form !== 'gerund';
  const isThing = (end: string) =>
    wordsOf(end).length <= 3 && !/\d/.test(end) && !isParticiple(wordAt(end)) && !unfit.test(end);
  if (ends.every(isThing) && ends.every(isSameKind)) return listed([start, ...ends]);
  return start;
}
