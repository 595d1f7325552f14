import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../../job-match/advertisement.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { wordsOf } from '../../words/word-limits.ts';
import { figureWorth, isWhole } from '../item-text.ts';
import { foreignAnswer, foreignMentions, foreignNeeds } from './foreign-needs.ts';
import { type LetterStyle, phraseOf } from './letter-frames.ts';
import { jobLeading } from './posts.ts';
import { opensWith } from './resume-words.ts';

/** Lines of a resume, with the heading of their job. */
export interface ForeignGroup {
  leading: string;
  lines: string[];
  isLatest: boolean;
}

interface LinesWanted {
  content: ResumeContent;
  advertisement: Advertisement;
  style: LetterStyle;
  /** Whether the sentences before the lines name the latest job. */
  isJobInOpening: boolean;
}

interface Source {
  leading: string;
  texts: readonly string[];
  place: number;
}

const mostOfOne = 4;
const perPlace = 0.1;
const mostPlaces = 3;
const perFigure = 0.28;
const perWeak = 0.5;
/** The least value of a line while fewer than two are chosen, fewer than four, and beyond. */
const leastWorths = [-0.1, 0.25, 0.45];
/** A figure raises the value of a third line of the latest job. */
const leastOfProof = 0.1;
const mostOfProof = 3;
/** The first line of another job needs a heading. */
const leastOfHead = 0.2;

/** Chooses the lines that answer most needs, verbatim, one by one as in `letter-lines.ts`. */
export function foreignLines(
  { content, advertisement, style, isJobInOpening }: LinesWanted,
  most: number,
): ForeignGroup[] {
  const { language } = style;
  const open = foreignNeeds(advertisement, language).map((need) => ({ need, left: 1 }));
  const lines = sourcesOf(content, style, isJobInOpening).flatMap((source) =>
    source.texts.map((text) => ({
      text,
      source,
      mentions: foreignMentions(text, advertisement, language),
      isWeak: opensWith('weak', language, text),
    })),
  );
  type Line = (typeof lines)[number];
  const strong = lines.filter(({ isWeak }) => !isWeak);
  // Lines that the score rates weak are used only if there are no others.
  let left = strong.length > 0 ? strong : lines;
  const chosen: Line[] = [];
  const worthOf = ({ text, mentions, source, isWeak }: Line) => {
    const adds = open.reduce(
      (sum, { need, left: rest }) => sum + need.weight * rest * foreignAnswer(need, mentions),
      0,
    );
    const proof = perFigure * figureWorth(text) * (0.25 + 0.75 * Math.min(1, adds));
    const lack = (wordsOf(text).length < 3 ? 0.5 : 0) + (isWeak ? perWeak : 0);
    return adds + proof - lack - perPlace * Math.min(source.place, mostPlaces);
  };
  const worths = new Map<Source, number>();
  while (chosen.length < most) {
    const rated = left
      .filter(({ source }) => chosen.filter((line) => line.source === source).length < mostOfOne)
      .map((line) => ({ line, worth: worthOf(line) }))
      .filter(({ line, worth }) => worth >= leastWorth(line, chosen))
      .toSorted((one, other) => other.worth - one.worth);
    const [best] = rated;
    if (!best) break;
    chosen.push(best.line);
    worths.set(best.line.source, (worths.get(best.line.source) ?? 0) + best.worth);
    left = left.filter((line) => line !== best.line);
    for (const one of open) one.left *= 1 - foreignAnswer(one.need, best.line.mentions);
  }
  return [...worths]
    .toSorted(
      ([one, worth], [other, otherWorth]) =>
        Number(other.place === 0) - Number(one.place === 0) || otherWorth - worth,
    )
    .map(([source]) => ({
      leading: source.leading,
      isLatest: source.place === 0,
      lines: lines
        .filter((line) => line.source === source && chosen.includes(line))
        .map(({ text }) => text),
    }));
}

type Placed = { text: string; source: Source };

function leastWorth({ source, text }: Placed, chosen: readonly Placed[]): number {
  const stage = chosen.length < 2 ? 0 : chosen.length < 4 ? 1 : 2;
  const least = leastWorths[stage] ?? 0;
  const isOpened = source.place === 0 || chosen.some((line) => line.source === source);
  if (isOpened && chosen.length < mostOfProof && figureWorth(text) >= 1.5)
    return Math.min(least, leastOfProof);
  return isOpened || chosen.length === 0 ? least : Math.max(least, leastOfHead);
}

function sourcesOf(content: ResumeContent, style: LetterStyle, isJobInOpening: boolean): Source[] {
  const { workExperience, volunteering, projects, customSections } = content;
  const what = (...parts: string[]) =>
    parts
      .map((part) => oneLine(part))
      .filter(Boolean)
      .join(', ');
  const sources = [
    ...workExperience.map((job, place) => ({
      leading: jobLeading(job, isJobInOpening && place === 0, style),
      texts: textsIn(job),
    })),
    ...volunteering.map((entry) => ({
      leading: phraseOf('leading-voluntary', style, {
        what: what(entry.position, entry.organization),
      }),
      texts: textsIn(entry),
    })),
    ...projects.map((entry) => ({
      leading: phraseOf('leading-project', style, { what: what(entry.name) }),
      texts: sentencesIn(entry.description),
    })),
    ...customSections.flatMap(({ entries }) =>
      entries.filter(isNamed).map((entry) => ({
        leading: phraseOf('leading-other', style, { what: what(entry.title, entry.subtitle) }),
        texts: textsIn(entry),
      })),
    ),
  ];
  return sources.map(({ leading, texts }, place) => ({
    leading,
    place,
    texts: texts.map(asLine).filter((text) => isWhole(text) && isOfScript(text, style.language)),
  }));
}

/** Lines without a title are mentioned among the facts (`foreignFacts`). */
export const isNamed = ({ title, subtitle }: { title: string; subtitle: string }): boolean =>
  title.trim() !== '' || subtitle.trim() !== '';

type WithTexts = { bullets: Parameters<typeof textsOf>[0]; description: string };

export const textsIn = (entry: WithTexts): string[] => {
  const texts = textsOf(entry.bullets);
  return texts.length > 0 ? texts : sentencesIn(entry.description);
};

/** The sentences of a text: in Hindi they end with '।'. */
export const sentencesIn = (text: string): string[] =>
  text
    .slice(0, 5000)
    .split(/(?<=[.!?।])(?<!(?:^|[\s(])(?:\p{L}{1,3}|\d{1,2})\.|\.[\p{L}\p{M}]{1,8}\.)\s+|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const longestLine = 400;
const asLine = (text: string): string =>
  oneLine(text, longestLine)
    .replace(/^[\s•◦▪●‣·–—*-]+/u, '')
    .replace(/(?<![\s.;,])[.;,]$/, '');

/** English lines don't fit into a Hindi letter. */
const isOfScript = (text: string, language: LetterStyle['language']): boolean =>
  language !== 'hi' || /[\p{sc=Deva}]{2}/u.test(text);
