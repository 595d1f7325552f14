import type { ResumeContent } from '@folio/contract/resume-content';
import { partBreaks } from '../fields/career-breaks.ts';
import { collectFields } from '../fields/content-fields.ts';
import { findUrls } from '../vocabulary/addresses.ts';
import { isOtherName } from '../vocabulary/header-evidence.ts';
import { companySuffix, endsAsCompany } from '../vocabulary/names.ts';
import { isDetail, studyKind } from '../vocabulary/study-evidence.ts';
import { withAsides } from './asides.ts';
import { chooseName, namesIn, withName } from './choose-name.ts';
import { type Compared, type DoubtWeights, pathsOf } from './compared-values.ts';
import { lineOf } from './content-of-labels.ts';
import { type Judged, judgedValues, judgeFields, labeledTextOf, probabilityOf } from './doubt.ts';
import { labelOf } from './labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import { entryChoices, isLikelier, textChoices } from './list-choices.ts';
import { type Joined, type Pair, pairReadings } from './pair-entries.ts';
import { withoutRepeats } from './repeats.ts';
import { withAdded, withLists } from './take-lists.ts';

/**
 * Joins two readings of a file. If they have different numbers of jobs or studies, the likelier
 * list is taken, and similar entries are paired. The likelier of two values of the person or of
 * entries, and of two lists of texts, is taken. The probabilities were learned from strangers'
 * files, from which reader found the value, how certain it was, and what the other value was.
 * Everything else is taken from the rules.
 */
export function joinReadings(
  rules: Joined,
  learned: LearnedReading,
  doubt: DoubtWeights,
  titles: readonly string[] = [],
): Joined {
  const pair = pairChosen(rules, learned, doubt);
  const lists = textChoices(pair).filter((choice) => isLikelier(doubt, choice));
  const likelier = withLikelier(withLists(withAdded(pair), pair, lists), pair, doubt);
  const chosen = withoutRepeats(likelier, pair);
  const content = withAsides(chosen.content, pair.learned, rules.headings);
  const joined = { ...chosen, content, fields: judgeFields(chosen, pair, doubt) };
  return withName(joined, chooseName(namesIn(rules, learned, titles), doubt));
}

/** Returns both readings with equally many entries: those of the likelier list. */
export function pairChosen(rules: Joined, learned: LearnedReading, doubt: DoubtWeights): Pair {
  const models = entryChoices(rules, learned).filter((choice) => isLikelier(doubt, choice));
  return pairReadings(rules, learned, new Set(models.map(({ kind }) => kind)));
}

/** Probability of a value of the model above which it is taken if the rules have none. */
const ofNothing = 0.5;

function withLikelier(before: Joined, pair: Pair, doubt: DoubtWeights): Joined {
  const { learned } = pair;
  const content = structuredClone(before.content);
  const { fields: taken, note } = collectFields();
  for (const value of likelierValues(pair, doubt)) {
    const own = entryOf(content, value);
    const from = entryOf(learned.content, value);
    if (!own || !from) continue;
    for (const name of copiedNames(value)) own[name] = from[name];
    const line = lineOf(learned.read, labeledTextOf(learned, value));
    for (const [at, path] of pathsOf(value).entries())
      note(path, `${from[value.names[at] ?? ''] ?? ''}`, 1, line);
  }
  const unlikely = unlikelyTitles(before, pair, doubt);
  if (unlikely.length > 0) content.personalInfo.title = '';
  partEmployers(content.workExperience);
  partBreaks(content.workExperience);
  const replaced = new Set([...taken, ...unlikely].map(({ path }) => path));
  return {
    ...before,
    content,
    fields: [...before.fields.filter(({ path }) => !replaced.has(path)), ...taken],
  };
}

/** Clears `sameEmployer` if joining gave a role another company than the role above. */
function partEmployers(jobs: ResumeContent['workExperience']): void {
  for (const [at, job] of jobs.entries())
    if (job.sameEmployer) job.sameEmployer = job.company === jobs[at - 1]?.company;
}

/**
 * Finds titles that only the rules found and that are more likely wrong than correct, such as an
 * address or the name of a form. Other values are kept even if doubtful: a wrong employer is easier
 * to correct than a missing one is to notice.
 */
function unlikelyTitles(before: Joined, pair: Pair, doubt: DoubtWeights): { path: string }[] {
  if (pair.learned.content.personalInfo.title !== '' || before.content.personalInfo.title === '')
    return [];
  return judgedValues(before.content, pair)
    .filter((value) => value.kind === 'title' && probabilityOf(doubt, value.features) < ofNothing)
    .flatMap((value) => pathsOf(value).map((path) => ({ path })));
}

/** Returns the model's values that are more likely correct than those of the rules. */
function likelierValues(pair: Pair, doubt: DoubtWeights): Judged[] {
  const { rules, learned } = pair;
  const ours = byKey(judgedValues(rules.content, pair));
  const theirs = byKey(judgedValues(learned.content, pair));
  const torn = new Set(
    [...theirs.values()]
      .filter((value) => isTorn(value, ours.get(value.key), rules, learned))
      .map(({ key }) => key),
  );
  const sureness = (value: Judged | undefined) =>
    value ? probabilityOf(doubt, value.features) : ofNothing;
  const likelier = byKey(
    [...theirs.values()].filter((value) => {
      const own = ours.get(value.key);
      if (own?.text === value.text || torn.has(value.key)) return false;
      return sureness(value) > sureness(own);
    }),
  );
  for (const keys of headersOf(pair)) {
    if (!isMixed(keys, ours, theirs, likelier)) continue;
    const all = (values: Values) => keys.reduce((sure, key) => sure * sureness(values.get(key)), 1);
    const isTheirs = all(theirs) > all(ours) && !keys.some((key) => torn.has(key));
    for (const key of keys) {
      const value = theirs.get(key);
      if (!isTheirs || !value || value.text === ours.get(key)?.text) likelier.delete(key);
      else likelier.set(key, value);
    }
  }
  const textAt = (key: string) => (likelier.get(key) ?? ours.get(key))?.text;
  // An employer does not have the same name as the role, so one of the two texts belongs to another
  // entry.
  const isClash = ({ kind, at }: Judged) =>
    (kind === 'company' || kind === 'position') &&
    textAt(`company ${at}`) === textAt(`position ${at}`);
  return [...likelier.values()].filter((value) => !isClash(value));
}

/** Returns the keys of the values that share a header, for each entry. */
const headersOf = ({ rules: { content } }: Pair): string[][] => [
  ...content.workExperience.map((_, at) => [`company ${at}`, `position ${at}`, `work-place ${at}`]),
  ...content.education.map((_, at) => [`school ${at}`, `degree ${at}`]),
];

type Values = ReadonlyMap<string, Judged>;

/**
 * Whether combining values of both readers loses a word of a header that each of them has: 'Cook –
 * Grill' from one and 'Cook' from the other, which has 'Grill' as the employer.
 */
function isMixed(keys: readonly string[], ours: Values, theirs: Values, taken: Values): boolean {
  const changed = keys.filter((key) => taken.has(key));
  const kept = keys.filter(
    (key) => !taken.has(key) && ours.get(key)?.text !== theirs.get(key)?.text,
  );
  if (changed.length === 0 || kept.length === 0) return false;
  const [own, other, joined] = [ours, theirs, new Map([...ours, ...taken])].map((values) =>
    keys.flatMap((key) => wordsOf(values.get(key)?.written ?? '')),
  );
  return own?.some((word) => other?.includes(word) && !joined?.includes(word)) === true;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Whether the model's segments cut a value that the rules kept whole: a period without its end, a
 * degree without its field, an employer without the legal form, which then precedes its place, a
 * name before its parentheses or in the middle ('Institute | of Technology'), or some of several
 * web addresses. Also whether they join texts that the rules split at a bar.
 */
function isTorn(
  value: Judged,
  own: Judged | undefined,
  rules: Pick<Joined, 'content'>,
  learned: LearnedReading,
): boolean {
  if (value.kind === 'website') {
    const all = rules.content.personalInfo.website.split(' ');
    const found = findUrls(learned.content.personalInfo.website);
    return found.length > 0 && all.length > found.length && found.every((one) => all.includes(one));
  }
  const isPart = own?.text.startsWith(value.text) === true;
  if (/period$/.test(value.kind)) return isPart;
  if (isTornName(value, own)) return true;
  if (value.kind === 'position' && isPart && isCutOff(value, learned)) return true;
  if (own && hasBar.test(value.written) && !hasBar.test(own.written))
    return value.holder !== 'personalInfo';
  const { company = '', location = '', degree, field } = entryOf(learned.content, value) ?? {};
  if (value.kind === 'degree') {
    const whole = entryOf(rules.content, value);
    return field === '' && isPart && whole?.degree === degree && mayBeField(`${whole?.field}`);
  }
  if (value.kind === 'work-place') return companySuffix.test(`${location}`.split(',')[0] ?? '');
  const whole = `${entryOf(rules.content, value)?.company ?? ''}`;
  return value.kind === 'company' && isPart && endsAsCompany(whole) && !endsAsCompany(`${company}`);
}

/**
 * Whether the model cut a name: 'Acme Ltd' for 'Acme Ltd (ACM)', 'Leeds Institute' for 'Leeds
 * Institute of Technology'.
 */
function isTornName({ kind, written }: Judged, own: Judged | undefined): boolean {
  if ((kind !== 'company' && kind !== 'school') || !own?.written.startsWith(written)) return false;
  const cut = own.written.slice(written.length).trim();
  return /^(?:of|for|de|für)\s/.test(cut) || isOtherName(/^\((.*)\)$/.exec(cut)?.[1] ?? '');
}

/**
 * Whether the model assigned the end of a role's cell to no field: 'Fitter' for 'Fitter – Stairs'.
 */
function isCutOff(value: Judged, learned: LearnedReading): boolean {
  const { segments, labels } = learned.read;
  const last = labeledTextOf(learned, value)?.last ?? -1;
  const [end, next] = [segments[last], segments[last + 1]];
  const isSameCell = end?.line === next?.line && end?.cell === next?.cell;
  return isSameCell && labelOf(labels[last + 1] ?? 0) === 'other';
}

const mayBeField = (text: string): boolean =>
  !/\d/.test(text) && !isDetail(text) && studyKind(text) === undefined;

const hasBar = /\s[|•·]\s/;

const byKey = (values: readonly Judged[]) => new Map(values.map((value) => [value.key, value]));

type Entry = Record<string, unknown>;

const entryOf = (content: ResumeContent, { holder, at }: Compared): Entry | undefined =>
  holder === 'personalInfo' ? content[holder] : content[holder][at];

/** A period is copied together with its flag for being current. */
const copiedNames = ({ kind, names }: Compared): string[] =>
  kind === 'period' ? [...names, 'current', 'dateText'] : [...names];
