import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement, Term } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { isNamedIn, mentions, termsIn } from '../../job-match/term-places.ts';
import { isNation } from '../phrases/phrases.ts';
import { wordsOf } from '../words/word-limits.ts';
import { asItem, figureWorth, isHelp, isWeak, isWhole } from './item-text.ts';
import { common, type LineSource, lineSources } from './line-sources.ts';

/** Lines of a resume as they stand there, and what they are of: 'my current job'. */
export interface LineGroup {
  of: string;
  lines: string[];
  isLatest: boolean;
}

interface Line {
  text: string;
  worth: number;
  /** What is asked for that it answers: terms and words. */
  terms: ReadonlySet<string>;
  words: ReadonlyMap<string, number>;
  source: LineSource;
  isOfPlace: boolean;
}

/** Of two lines that say as much to what is asked the later job's is told. */
const perPlace = 0.5;
const mostPlaces = 3;
/** So many lines of one job: what is left of the room is for what else there is. */
const mostOfOne = 4;
/** What is said a second time counts as much less. */
const again = 0.25;
/** So many lines are told if they have anything to do with the job; more, and others, have to be worth their room. */
const usual = 4;
/** What is said of a place counts for so much at each of its lines. */
const mostOfAbout = 1.5;
/** Long lines share words with any text. */
const mostOfWords = 4;
const fewest = 3;
/** The latest job leads where its best line is worth so much of the best there is. */
const leadShare = 0.5;
const leastToLead = 4;

/**
 * The lines that answer the heaviest needs of an advertisement, word for word: chosen one by one, each for what it
 * answers that none before it does (the greedy choice for weighted coverage).
 */
export function linesToTell(
  content: ResumeContent,
  advertisement: Advertisement,
  most: number,
): LineGroup[] {
  const left = lineSources(content, contentStems(advertisement.title)).flatMap((source) =>
    linesOf(source, advertisement),
  );
  const chosen: Line[] = [];
  /** What the best line of each source was worth when it was chosen. */
  const best = new Map<LineSource, number>();
  const isTold = { terms: new Set<string>(), words: new Set<string>() };
  while (chosen.length < most) {
    const isFull = ({ source }: Line) =>
      chosen.filter((line) => line.source === source).length >= mostOfOne;
    const isNew = ({ terms, words }: Line) =>
      [...terms].some((term) => !isTold.terms.has(term)) ||
      [...words.keys()].some((word) => !isTold.words.has(word));
    const all = left.map((line) => {
      const worth = worthOf(line, advertisement, isTold);
      const isEnough =
        worth >= leastWorth(line, chosen.length) && (chosen.length < usual || isNew(line));
      return isEnough ? worth : Number.NEGATIVE_INFINITY;
    });
    const ofOthers = all.map((worth, at) => {
      const line = left[at];
      return line && isFull(line) ? Number.NEGATIVE_INFINITY : worth;
    });
    const worths = ofOthers.some(Number.isFinite) ? ofOthers : all;
    const worth = Math.max(...worths);
    if (!Number.isFinite(worth)) break;
    const [line] = left.splice(worths.indexOf(worth), 1);
    if (!line) break;
    chosen.push(line);
    best.set(line.source, Math.max(worth, best.get(line.source) ?? worth));
    for (const term of line.terms) isTold.terms.add(term);
    for (const word of line.words.keys()) isTold.words.add(word);
  }
  const groups = Map.groupBy(chosen, ({ source }) => source);
  return [...groups]
    .toSorted(([one], [other]) => rankOf(one, best) - rankOf(other, best))
    .map(([{ of, place }, lines]) => ({
      of,
      // What was done with others comes last.
      lines: lines
        .map(({ text }) => text)
        .toSorted((one, other) => Number(isHelp.test(one)) - Number(isHelp.test(other))),
      isLatest: place === 0,
    }));
}

/** The latest job leads, unless something before it says far more to what is asked: then that does. */
function rankOf(source: LineSource, best: ReadonlyMap<LineSource, number>): number {
  const worth = best.get(source) ?? 0;
  const most = Math.max(...best.values());
  const isLed =
    most < leastToLead ||
    [...best].some(([{ place }, of]) => place === 0 && of >= most * leadShare);
  if (isLed) return source.place === 0 ? 0 : 1;
  return worth === most ? 0 : 1;
}

function leastWorth(line: Line, told: number): number {
  const { source, isOfPlace } = line;
  if (told >= usual) return leastOfMore(line);
  if (isOfPlace) return 1.5;
  const isFew = told < fewest;
  if (source.place > 0) return isFew ? 0.6 : source.isNear ? 1 : 2;
  return (source.isNear ? -0.5 : 0) + (isFew ? 0 : 0.5);
}

const leastOfMore = ({ source, isOfPlace, text }: Line): number => {
  if (isWeak(text)) return 2.5;
  return source.place === 0 || isOfPlace ? 2 : 1.6;
};

function worthOf(
  { terms, words, worth }: Line,
  { required, preferred }: Advertisement,
  isTold: { terms: ReadonlySet<string>; words: ReadonlySet<string> },
): number {
  const sum = (all: readonly Term[], weight: number) =>
    all.reduce(
      (total, { key }) =>
        total + (terms.has(key) ? weight * (isTold.terms.has(key) ? again : 1) : 0),
      0,
    );
  const shared = [...words].reduce(
    (total, [word, weight]) => total + (isTold.words.has(word) ? again : 1) * weight,
    0,
  );
  return worth + sum(required, 2.5) + sum(preferred, 2) + Math.min(shared, mostOfWords);
}

function linesOf(source: LineSource, advertisement: Advertisement): Line[] {
  const { required, preferred, wording, title, knockouts } = advertisement;
  const titled = contentStems(title);
  const bars = contentStems(knockouts.map((one) => one.text).join('\n'));
  // What a place is, 'residential, 28 beds, dementia', counts for all that was done there.
  const aboutWorth = ({ about, context }: LineSource) =>
    [...contentStems(`${context} ${about.join(' ')}`)].filter(
      (stem) =>
        !common.has(stem) && (titled.has(stem) || bars.has(stem) || wording?.stems.has(stem)),
    ).length / 2;
  return [
    ...source.texts.map((text) => ({ text: asItem(text), isOfPlace: false })),
    ...source.about.map((text) => ({ text: asItem(text), isOfPlace: true })),
  ].flatMap(({ text, isOfPlace }) => {
    if (!isWhole(text) || (isOfPlace && ofHours.test(text))) return [];
    const said = termsIn([{ path: '', text }], 'en');
    const stems = contentStems(text);
    const found = [...required, ...preferred].filter(
      (term) =>
        !isNation(term.name) &&
        (mentions(said, term) ||
          [...stems].some((stem) => isCompound(stem, term.name.toLowerCase()))),
    );
    const named = contentStems(found.map(({ name }) => name).join(' '));
    const words = [...stems].filter(
      (stem) => !common.has(stem) && !named.has(stem) && !isNation(stem),
    );
    const names = contentStems((text.match(/(?<=[\s(/])\p{Lu}[\p{L}\d+#]*/gu) ?? []).join(' '));
    const inAll = words.filter((stem) => wording?.all.has(stem) && !wording.stems.has(stem));
    const worth =
      [...stems].filter((stem) => titled.has(stem) && !common.has(stem)).length +
      inAll.length / 2 +
      figureWorth(text) +
      Number(source.isNear) +
      Math.min(mostOfAbout, aboutWorth(source)) -
      perPlace * Math.min(source.place, mostPlaces) * (source.isNear ? 0.5 : 1) -
      (wordsOf(text).length < 5 ? 1 : 0) -
      (isWeak(text) ? 1 : 0) -
      (isOfPlace ? 3 : 0);
    return [
      {
        text,
        worth,
        terms: new Set(found.map(({ key }) => key)),
        words: new Map(
          words
            .filter((stem) => wording?.stems.has(stem) || bars.has(stem))
            .map((stem) => [stem, names.has(stem) || bars.has(stem) ? 2 : 1]),
        ),
        source,
        isOfPlace,
      },
    ];
  });
}

/** 'PySpark' answers 'Spark'. */
const isCompound = (stem: string, name: string): boolean =>
  name.length > 4 && stem !== name && stem.endsWith(name) && stem.length - name.length < 4;

/** Hours and terms say little of the work. */
const ofHours =
  /\b(?:cover|full[- ]time|hours|hrs|part[- ]time|permanent|temporary|term time|weekends)\b/i;

/** Whether any of the chosen lines names a term. */
export const isToldIn = (groups: readonly LineGroup[], term: Term): boolean =>
  isNamedIn(
    termsIn([{ path: '', text: groups.flatMap(({ lines }) => lines).join('\n') }], 'en'),
    term,
  );
