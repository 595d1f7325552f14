import { isTown } from '@folio/tables/towns';
import type { ReadLanguage } from '../../text/languages.ts';
import { feature } from '../learned/feature-hash.ts';
import { beginsInstitution, isDoer, isEmployerWord, isLegalForm, isTrade } from './name-words.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';
import type { NamedSpan } from './named-spans.ts';
import type { TextFeatures } from './text-features.ts';
import { stepsOf } from './word-features.ts';

/** Title and employer as read by the rules, used as features. */
export type ByRules = { title: string; company: string };

export type SpanContext = {
  line: NamedLine;
  /** Marks of words in occupation titles. */
  marks: string;
  text: TextFeatures;
  language: ReadLanguage;
  rules: ByRules | undefined;
};

/** The position of a span in its line: the whole line, its beginning, its end, or between. */
const placeOf = ({ first, end }: NamedSpan, count: number): string =>
  first === 0 ? (end === count ? 'whole' : 'start') : end === count ? 'end' : 'middle';

/** Returns the features of a span as a whole. */
export function spanFeatures(span: NamedSpan, name: string, context: SpanContext): number[] {
  const { line, text, language, rules } = context;
  const own = line.words.slice(span.first, span.end);
  const place = placeOf(span, line.words.length);
  return [
    ...writtenFeatures(own, place, span.line),
    ...tradeFeatures(own, context.marks.slice(span.first, span.end), place, span.line),
    ...employerFeatures(own, name, text),
    ...placeFeatures(own, line.words.slice(span.end), text),
    ...townFeatures(line.words, span),
    ...boundFeatures(own, line.words[span.first - 1], line.words[span.end], text),
    ...(markOfWho.test(name) ? [feature`who`] : []),
    ...(markOfWho.test(
      line.words
        .slice(span.end, span.end + 7)
        .map((one) => one.text)
        .join(''),
    )
      ? [feature`who behind`]
      : []),
    feature`trade ${isTrade(own[0]?.text ?? '')} ${language === 'en'}`,
    feature`language ${language} ${place}`,
    ...(rules ? ruleFeatures(name, rules) : []),
  ];
}

/** Gender marks: '(m/w/d)', 'H/F'. */
export const markOfWho = /(?:^|[\s(])[mwfdhxia]\s?[/|,:]\s?[mwfdhxoi](?![\p{L}])/iu;

/** A gender mark at the end of a name. */
export const endsWithMark =
  /(?:^|[\s([])(?:[mwfdhxi](?:\s?[/|,]\s?[mwfdhxio]){1,3}|all genders)[)\]]?$/iu;

function writtenFeatures(own: readonly NamedWord[], place: string, line: number): number[] {
  const words = own.filter(({ isWord }) => isWord);
  const signs = own.filter(({ isWord }) => !isWord).map(({ text }) => text);
  const capitals = words.filter(({ shape }) => shape === 'A' || shape === 'Aa').length;
  const smalls = words.filter(({ shape, isSmall }) => shape === 'a' && !isSmall).length;
  const shapes = own
    .map(({ isWord, isSmall, shape, text }) =>
      isWord ? (isSmall && shape === 'a' ? 's' : shape) : text,
    )
    .filter((shape, at, all) => shape !== all[at - 1])
    .join(' ');
  return [
    feature`words ${words.length}`,
    feature`words ${Math.min(words.length, 8)} ${place}`,
    feature`place ${place}`,
    feature`place ${place} ${stepsOf(line, 1, 2, 4, 8)}`,
    feature`shapes ${shapes}`,
    feature`shapes ${shapes} ${place}`,
    feature`capitals ${stepsOf(capitals, 1, 2, 3)} ${stepsOf(smalls, 1, 2, 3)}`,
    feature`names ${smalls === 0} ${words.length > 1}`,
    feature`figures ${words.some(({ shape }) => shape === '9')} ${own.length > 1}`,
    feature`signs ${signs.join('')}`,
    ...new Set(signs.map((sign) => feature`sign ${sign}`)),
    ...new Set(words.map(({ key }) => feature`in ${key}`)),
    ...new Set(words.map(({ cue }) => feature`incue ${cue}`)),
  ];
}

const partsTitle = /^[(–—|,·:-]$/;

/** Features of a trade: in the whole name, and before its first bracket or dash. */
function tradeFeatures(
  own: readonly NamedWord[],
  marks: string,
  place: string,
  line: number,
): number[] {
  const cut = own.findIndex(({ text }) => partsTitle.test(text));
  const head = (cut < 0 ? own : own.slice(0, cut)).filter(({ isWord }) => isWord);
  const last = head.at(-1)?.text ?? '';
  const isOf = marks.includes('B');
  return [
    feature`occupation ${isOf} ${marks.startsWith('B')} ${/[BI]$/.test(marks)}`,
    feature`occupation whole ${/^BI*$/.test(marks)}`,
    feature`occupation ${isOf} ${place} ${stepsOf(line, 1, 2, 4, 8)}`,
    feature`doer ${isDoer(last)} ${place}`,
    feature`doer ${isDoer(last)} ${isOf}`,
    feature`headend ${last.toLowerCase().slice(-3)}`,
    feature`headend ${last.toLowerCase().slice(-4)}`,
  ];
}

/** Features of an employer: repeated, never in lowercase, part of an address. */
function employerFeatures(own: readonly NamedWord[], name: string, text: TextFeatures): number[] {
  const words = own.filter(({ isWord, isSmall }) => isWord && !isSmall);
  const isName = words.every(({ shape }) => shape !== 'a');
  const lowerCased = words.filter(text.isSaidSmall).length;
  const [first] = own;
  const last = own.findLast(({ isWord }) => isWord);
  const times = stepsOf(text.timesOf(own), 2, 3, 5);
  const host = hostFeature(own, text.hosts);
  return [
    feature`times ${times} ${stepsOf(words.length, 2, 3)}`,
    feature`times ${times} ${isName}`,
    feature`first times ${stepsOf(text.timesOf(own.slice(0, 1)), 2, 3, 5)} ${isName}`,
    feature`two times ${own.length > 1 && stepsOf(text.timesOf(own.slice(0, 2)), 2, 3)} ${stepsOf(words.length, 2, 3)}`,
    feature`small ${lowerCased === 0 ? 'none' : lowerCased === words.length ? 'all' : 'some'} ${isName}`,
    feature`small first ${first !== undefined && text.isSaidSmall(first)} ${isName}`,
    feature`host ${host}`,
    feature`host ${host} ${text.hosts.length > 0}`,
    feature`institution ${beginsInstitution(name)}`,
    feature`employer word ${own.some((one) => isEmployerWord(one.text))}`,
    feature`legal ${own.some((one) => isLegalForm(one.text))} ${isLegalForm(last?.text ?? '')}`,
  ];
}

/**
 * Whether a span ends with a place that the text mentions elsewhere: 'Line Cook – Ripon' above 'our
 * kitchen in Ripon'.
 */
export function endsWithPlace(own: readonly NamedWord[], text: TextFeatures): boolean {
  const cut = own.findLastIndex(({ text: sign }) => /^[–—|,-]$/.test(sign));
  const place = own[cut + 1];
  return cut > 0 && place !== undefined && own.length - cut <= 4 && text.isPlace(place);
}

/** Features of a place after the last dash or comma, within the span and after it. */
function placeFeatures(
  own: readonly NamedWord[],
  behind: readonly NamedWord[],
  text: TextFeatures,
) {
  const isPlace = (word: NamedWord | undefined) => word !== undefined && text.isPlace(word);
  return [
    feature`place within ${endsWithPlace(own, text)}`,
    feature`place first ${isPlace(own[0])}`,
    feature`place behind ${partsTitle.test(behind[0]?.text ?? '') && isPlace(behind[1])}`,
  ];
}

const townLengths = [3, 2, 1];
/**
 * The number of words, starting at a given one, that form a town's name. Cached by word, since
 * candidates share it.
 */
const townsFrom = new WeakMap<NamedWord, number[]>();

/** Returns how many words of a line from `at` on, and before `end`, form a town's name. */
function townWords(words: readonly NamedWord[], at: number, end: number): number {
  const first = words[at];
  if (!first?.isWord || first.shape === 'a') return 0;
  const known =
    townsFrom.get(first) ??
    townLengths.filter(
      (count) =>
        at + count <= words.length &&
        isTown(
          words
            .slice(at, at + count)
            .map(({ text }) => text)
            .join(' '),
        ),
    );
  townsFrom.set(first, known);
  return known.find((count) => at + count <= end) ?? 0;
}

/**
 * Features of towns in the list: after the last punctuation mark of a name, at its start, and after
 * it.
 */
function townFeatures(words: readonly NamedWord[], { first, end }: NamedSpan): number[] {
  const cut = words.findLastIndex(
    ({ text }, at) => at > first && at < end && partsTitle.test(text),
  );
  const within = cut < 0 ? 0 : townWords(words, cut + 1, end);
  const start = townWords(words, first, end);
  const next = words[end];
  const isParted = next && (partsTitle.test(next.text) || next.isSmall || next.cue === 'at');
  const after = isParted ? townWords(words, end + 1, words.length) : 0;
  const isAll = within === end - (cut < 0 ? first - 1 : cut) - 1;
  return [
    feature`town within ${within > 0} ${isAll}`,
    feature`town all ${start > 0} ${start === end - first} ${end - first > 1}`,
    feature`town behind ${after > 0} ${next?.isWord ? next.key : next?.text}`,
    feature`town behind ${after > 0}`,
  ];
}

/**
 * Whether a repeated name is continued, or preceded by other words, elsewhere. At the end of a
 * name, many different words follow (Harris 1955, 'From phoneme to morpheme').
 */
function boundFeatures(
  own: readonly NamedWord[],
  before: NamedWord | undefined,
  behind: NamedWord | undefined,
  text: TextFeatures,
): number[] {
  const times = text.timesOf(own);
  const isBegin = !before || text.timesOf([before, ...own]) < times;
  const isEnd = !behind || text.timesOf([...own, behind]) < times;
  const many = stepsOf(times, 2, 3);
  return [
    feature`ends ${many} ${isEnd} ${behind?.isWord}`,
    feature`begins ${many} ${isBegin} ${before?.isWord}`,
    feature`bounds ${many} ${isBegin} ${isEnd}`,
  ];
}

/** Describes to what extent the letters match those of a host: 'hello@pukekovets.example'. */
function hostFeature(own: readonly NamedWord[], hosts: readonly string[]): string {
  const bare = own.map(({ key }) => key.replace(/[^\p{L}\p{N}]/gu, '')).join('');
  const first = own[0]?.key ?? '';
  if (bare.length < 4) return 'short';
  if (hosts.includes(bare)) return 'same';
  if (hosts.some((host) => host.startsWith(bare))) return 'begins';
  if (hosts.some((host) => bare.startsWith(host))) return 'more';
  return first.length > 3 && hosts.some((host) => host.startsWith(first)) ? 'first' : 'no';
}

function ruleFeatures(name: string, rules: ByRules): number[] {
  const key = name.toLowerCase();
  return (['title', 'company'] as const).flatMap((what) => {
    const rule = rules[what].toLowerCase();
    return rule === '' ? [] : [feature`rules ${what} ${likeness(key, rule)}`];
  });
}

function likeness(own: string, rule: string): string {
  if (own === rule) return 'same';
  if (own.includes(rule)) return own.startsWith(rule) ? 'more behind' : 'more';
  if (rule.includes(own)) return rule.startsWith(own) ? 'less behind' : 'less';
  return 'other';
}
