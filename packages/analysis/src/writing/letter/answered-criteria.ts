import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import type { Criterion } from '../../job-match/criteria.ts';
import { termsIn } from '../../job-match/term-places.ts';
import { certificateNamed, coursesTaken } from '../facts/papers.ts';
import { isUnfinished } from '../facts/unfinished.ts';
import { oneLine } from '../phrases/phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import { asItem, figureWorth } from './item-text.ts';
import { answerTo, type Need, needOf, stemsIn, termsNamed } from './letter-needs.ts';
import { common, ofNoJob } from './line-sources.ts';
import { type RatedLine, ratedLines } from './rated-lines.ts';

/** The answers to criteria, one by one, and the resume's lines used in them. */
export interface CriteriaAnswered {
  paragraph: string;
  lines: readonly string[];
  note: string;
  /** The number of criteria left to the person. */
  open: number;
  /** Whether the latest job is used. */
  isOfLatest: boolean;
}

const asks =
  /^how you meet (?:each of )?(?:(?<from>E\d{1,2})(?: ?[–-] ?(?<to>E?\d{1,2}))?|(?:the (?:\p{L}+ )?criteria|the (?:\p{L}+ ){1,3}points|(?:each|every) (?:\p{L}+ )?(?:criterion|point|requirement)))\b/u;
/**
 * The least match of a line: one distinctive word of the criterion; slightly less if the line has a
 * figure.
 */
const leastAnswer = { plain: 0.5, proven: 0.45 };
/**
 * The least match for criteria of one or two words: a related word, such as 'mentored' for
 * 'teaching'.
 */
const leastOfShort = 0.34;
/** The least match for a second line, and for a skill, whose words may be ambiguous: two words. */
const leastOfMore = 0.7;
const fewWords = 2;
const ofTravel = /\btravel\b|\bdriv(?:er|ing)\b/i;
/** Criteria that no activity proves, such as a driving license. */
const ofCar =
  /\b(?:car|full|driv\p{L}{1,20}) (?:driver|licen[cs]e|owner)\b|\b(?:access to|own) (?:an? )?(?:car|transport|vehicle)\b/iu;
const byCar =
  /\b(?:driving|full(?: \p{L}+)?|driver['’]?s?) licen[cs]e\b|\bown (?:car|transport|vehicle)\b/iu;
/** Criteria that certificates meet better than activities. */
const ofPaper =
  /\b(?:certificat\p{L}*|degree|diploma|dbs|hn[cd]|licen[cs]e|master['’]?s|ph\.?d|ll\.?b|member(?:ship)?|[ns]vq|pgce|pvg|(?<!post[- ])(?:qualif\p{L}*|regist(?:er(?:ed)?|ration)))\b|\bB\.?Sc\b/iu;
/** Criteria for two certificates: 'degree + registration'. */
const ofTwoPapers = /\p{L}(?:,? and|,| [+&]) \p{L}/u;
/** Criteria of duration, which a summary answers briefly. */
const ofYears = /(?:\byears?(?:['’]s?)?\b|\bpost[- ](?:qualif|regist)).{0,80}\bexperience\b/iu;
const inYears =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b[^.]{0,12}\byears?\b/iu;
/** Criteria that a former role meets. */
const ofPost = /\byears?(?:['’])? .{0,40}\bas\b|\bas an? /iu;
const mostLines = 2;
/** Lines of earlier jobs, or of no job, name their source. */
const latest = /^my (?:current|last) job\b/;

/** Answers criteria one by one, for letters that must do so: from the resume, else with a blank. */
export function criteriaAnswered(
  notes: readonly string[],
  content: ResumeContent,
  advertisement: Advertisement,
): CriteriaAnswered | undefined {
  const note = notes.find((one) => asks.test(one));
  const asked = note === undefined ? [] : inRange(advertisement.criteria ?? [], note);
  if (note === undefined || asked.length === 0) return undefined;
  const has = whatThereIs(content, advertisement);
  const counts = countsOf([advertisement.title, ...asked.map(({ text }) => text)]);
  const lines: string[] = [];
  let isOfLatest = false;
  let open = 0;
  const items = asked.map((criterion) => {
    const need = lessUsual(needOf(criterion.text, advertisement), counts);
    const found = answersTo(criterion.text, need, has, lines);
    lines.push(...found.map(({ text }) => text));
    if (found.length === 0) open += 1;
    isOfLatest ||= found.some(({ of }) => latest.test(of));
    return `• ${named(criterion)}: ${found.map(withSource).join('; ') || '[your answer]'}`;
  });
  return {
    note,
    lines,
    open,
    isOfLatest,
    paragraph: ['Your criteria in turn:', ...items].join('\n'),
  };
}

type Kind = 'lines' | 'papers' | 'posts' | 'summary' | 'skills' | 'nearestPost';

/** All candidates that may meet a criterion, by kind. */
const whatThereIs = (
  content: ResumeContent,
  advertisement: Advertisement,
): Readonly<Record<Kind, readonly RatedLine[]>> => ({
  lines: ratedLines(content, advertisement),
  papers: factsOf(papersIn(content), advertisement),
  posts: factsOf(postsIn(content), advertisement),
  nearestPost: factsOf(nearestPost(content, advertisement), advertisement),
  summary: factsOf(yearsInSummary(content), advertisement),
  skills: factsOf(
    content.skills.flatMap(({ items }) => items),
    advertisement,
  ),
});

/** The best candidate, by the kinds that suit the criterion; used ones don't answer another. */
function answersTo(
  criterion: string,
  need: Need,
  { lines, papers, posts, nearestPost, summary, skills }: ReturnType<typeof whatThereIs>,
  usedBefore: readonly string[],
): readonly RatedLine[] {
  const best = (all: readonly RatedLine[], most: number, leastOfNext = leastOfMore) =>
    bestOf(
      all.filter(({ text }) => !usedBefore.includes(text)),
      need,
    )
      .slice(0, most)
      .filter(({ answer }, at) => at === 0 || answer >= leastOfNext)
      .map(({ line }) => line);
  const isShort = need.stems.size <= fewWords;
  const driven = [...papers, ...skills, ...lines]
    .filter(({ text }) => byCar.test(text))
    .slice(0, 1);
  if (ofTravel.test(criterion) && (driven.length > 0 || ofCar.test(criterion))) return driven;
  const years = ofYears.test(criterion) ? [best(summary, 1), nearestPost] : [];
  const ways = [
    ofPaper.test(criterion)
      ? best(papers, ofTwoPapers.test(criterion) ? 2 : 1, leastAnswer.plain)
      : [],
    ...years,
    ofPost.test(criterion) ? best(posts, 1) : [],
    best(lines, mostLines),
    best([...papers, ...skills], 1).filter(
      ({ mentions }) => isShort || answerTo(need, mentions) >= leastOfMore,
    ),
  ];
  return ways.find(({ length }) => length > 0) ?? [];
}

const bestOf = (all: readonly RatedLine[], need: Need) =>
  all
    .map((line) => ({ line, answer: answerTo(need, line.mentions) }))
    .filter(({ line, answer }) => answer >= leastFor(need, line.text))
    .map((one) => ({ ...one, rank: one.answer + (beginsWith(need, one.line) ? perBeginning : 0) }))
    .toSorted((one, other) => other.rank - one.rank || other.line.worth - one.line.worth);

/** The number of texts with each stem (document frequency). */
function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => [...contentStems(text)]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Frequent words distinguish little, such as 'children' in childcare. */
const lessUsual = (need: Need, counts: ReadonlyMap<string, number>): Need => ({
  ...need,
  stems: new Map(
    [...need.stems].map(([stem, weight]) => [stem, weight / Math.sqrt(counts.get(stem) ?? 1)]),
  ),
});

/** The beginning of a line shows its subject, and has more weight. */
const beginsWith = (need: Need, { text }: RatedLine): boolean =>
  [...stemsIn(text.split(' ').slice(0, wordsOfBeginning).join(' '))].some((stem) =>
    need.stems.has(stem),
  );
const wordsOfBeginning = 2;
const perBeginning = 0.15;

const leastFor = ({ stems }: Need, line: string): number => {
  if (stems.size <= fewWords) return leastOfShort;
  return figureWorth(line) > 1 ? leastAnswer.proven : leastAnswer.plain;
};

const named = ({ label, text }: Criterion): string =>
  label === '' ? capitalized(text) : `${label}, ${uncapitalized(text)}`;

/** 'Ran the van (from my earlier work as a Volunteer at the Box, 2017–2024)': one bracket for all. */
function withSource({ text, of }: RatedLine): string {
  if (of === '' || of === ofNoJob || latest.test(of)) return text;
  const at = of.indexOf(' (');
  const from = at < 0 ? of : `${of.slice(0, at)}, ${of.slice(at + 2).replace(/\)$/, '')}`;
  return `${text} (from ${from})`;
}

/** A range such as 'E1–E3'; by default all. */
function inRange(criteria: readonly Criterion[], note: string): readonly Criterion[] {
  const { from, to } = asks.exec(note)?.groups ?? {};
  if (from === undefined) return criteria;
  const number = (label: string) => Number(label.replace(/^\D+/, ''));
  const [first, last] = [number(from), number(to ?? from)];
  return criteria.filter(({ label }) => number(label) >= first && number(label) <= last);
}

const papersIn = (content: ResumeContent): string[] => [
  ...content.education
    .filter((entry) => !entry.current && !isUnfinished(entry))
    .map(({ degree, field }) => [degree, field].filter(Boolean).join(', ')),
  ...content.certifications.map(certificateNamed),
  ...coursesTaken(content),
];

const postsIn = ({ workExperience }: ResumeContent): string[] =>
  workExperience.map(({ position, company, startDate, endDate, current }) => {
    const [from, to] = [startDate.slice(0, 4), current ? '' : endDate.slice(0, 4)];
    const when = to === '' ? `since ${from}` : `${from}–${to}`;
    return `${[position, company].filter(Boolean).join(', ')}${from && ` (${when})`}`;
  });

/** Sentences of the summary with a number of years. */
const yearsInSummary = ({ personalInfo: { summary } }: ResumeContent): string[] =>
  summary
    .slice(0, 2000)
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => inYears.test(sentence));

/** The latest job with the advertised title, and its start. */
function nearestPost(content: ResumeContent, { title }: Advertisement): string[] {
  const titled = contentStems(title);
  const at = content.workExperience.findIndex(
    ({ position, startDate }) =>
      startDate !== '' &&
      [...contentStems(position)].some((stem) => titled.has(stem) && !common.has(stem)),
  );
  return at < 0 ? [] : postsIn(content).slice(at, at + 1);
}

/** Short candidates. */
const factsOf = (texts: readonly string[], advertisement: Advertisement): RatedLine[] =>
  texts
    .map((text) => asItem(oneLine(text, 140)))
    .filter(Boolean)
    .map((text) => {
      const stems = stemsIn(text);
      const terms = termsNamed(termsIn([{ path: '', text }], 'en'), stems, advertisement);
      return { text, of: '', worth: 0, mentions: { stems, names: new Set<string>(), terms } };
    });
