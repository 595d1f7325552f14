import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import type { Criterion } from '../../job-match/criteria.ts';
import { termsIn } from '../../job-match/term-places.ts';
import { isUnfinished } from '../facts/unfinished.ts';
import { oneLine } from '../phrases/phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import { asItem, figureWorth } from './item-text.ts';
import { type RatedLine, ratedLines } from './letter-lines.ts';
import { answerTo, type Need, needOf, stemsIn, termsNamed } from './letter-needs.ts';

/** What a letter tells criterion by criterion, and the lines of the resume that it tells there. */
export interface CriteriaAnswered {
  paragraph: string;
  lines: readonly string[];
  note: string;
}

const asks =
  /^how you meet (?:each of )?(?:(?<from>E\d{1,2})(?: ?[–-] ?(?<to>E?\d{1,2}))?|(?:the (?:\p{L}+ )?criteria|each (?:\p{L}+ )?criterion))\b/u;
/** One telling word of a criterion; a little less, where a figure proves the line. */
const leastAnswer = { told: 0.5, proven: 0.45 };
/** Of a criterion of one or two words a related one: 'mentored' for 'teaching'. */
const leastOfShort = 0.34;
/** Two: of what is told beside another line, and of a skill, whose words may mean something else. */
const leastOfMore = 0.7;
const fewWords = 2;
const ofTravel = /\btravel\b|\bdriv(?:er|ing)\b/i;
const byCar =
  /\b(?:driving|full(?: \p{L}+)?|driver['’]?s?) licen[cs]e\b|\bown (?:car|transport|vehicle)\b/iu;
/** Is met by a paper more than by anything that was done. */
const ofPaper =
  /\b(?:certificat\p{L}*|degree|diploma|dbs|licen[cs]e|member(?:ship)?|pvg|qualif\p{L}*|regist(?:ered|ration) (?:as|with)|registration)\b/iu;
/** Is met by having been somebody. */
const ofPost = /\byears?(?:['’])? .{0,40}\bas\b|\bas an? /iu;
const mostLines = 2;
/** Of an earlier job, or of no job, what stands there says so. */
const latest = /^my (?:current|last) job\b/;

/** Where a letter is to meet criteria in turn: each with what the resume has for it, else a place to fill in. */
export function criteriaAnswered(
  notes: readonly string[],
  content: ResumeContent,
  advertisement: Advertisement,
): CriteriaAnswered | undefined {
  const note = notes.find((one) => asks.test(one));
  const asked = note === undefined ? [] : inRange(advertisement.criteria ?? [], note);
  if (note === undefined || asked.length === 0) return undefined;
  const kinds = {
    lines: ratedLines(content, advertisement),
    papers: factsOf(papersIn(content), advertisement),
    posts: factsOf(postsIn(content), advertisement),
    skills: factsOf(
      content.skills.flatMap(({ items }) => items),
      advertisement,
    ),
  };
  const lines: string[] = [];
  const items = asked.map((criterion) => {
    const need = needOf(criterion.text, advertisement);
    const answering = (all: readonly RatedLine[], most: number) =>
      all
        .filter(({ text }) => !lines.includes(text))
        .map((line) => ({ line, answer: answerTo(need, line.said) }))
        .filter(({ line, answer }) => answer >= leastFor(need, line.text))
        .toSorted((one, other) => other.answer - one.answer || other.line.worth - one.line.worth)
        .slice(0, most)
        .filter(({ answer }, at) => at === 0 || answer >= leastOfMore)
        .map(({ line }) => line);
    const isShort = need.stems.size <= fewWords;
    const ways = [
      ofTravel.test(criterion.text)
        ? [...kinds.papers, ...kinds.skills].filter(({ text }) => byCar.test(text)).slice(0, 1)
        : [],
      ofPaper.test(criterion.text) ? answering(kinds.papers, 1) : [],
      ofPost.test(criterion.text) ? answering(kinds.posts, 1) : [],
      answering(kinds.lines, mostLines),
      answering([...kinds.papers, ...kinds.skills], 1).filter(
        ({ said }) => isShort || answerTo(need, said) >= leastOfMore,
      ),
    ];
    const found = ways.find(({ length }) => length > 0) ?? [];
    lines.push(...found.map(({ text }) => text));
    return `• ${named(criterion)}: ${found.map(told).join('; ') || '[your answer]'}`;
  });
  return { note, lines, paragraph: ['Your criteria in turn:', ...items].join('\n') };
}

const leastFor = ({ stems }: Need, line: string): number => {
  if (stems.size <= fewWords) return leastOfShort;
  return figureWorth(line) > 1 ? leastAnswer.proven : leastAnswer.told;
};

const named = ({ label, text }: Criterion): string =>
  label === '' ? capitalized(text) : `${label}, ${uncapitalized(text)}`;

/** 'Ran the van (from my earlier work as a Volunteer at the Box, 2017–2024)': one bracket for all. */
function told({ text, of }: RatedLine): string {
  if (of === '' || latest.test(of)) return text;
  const at = of.indexOf(' (');
  const from = at < 0 ? of : `${of.slice(0, at)}, ${of.slice(at + 2).replace(/\)$/, '')}`;
  return `${text} (from ${from})`;
}

/** 'E1–E3': those, and else all. */
function inRange(criteria: readonly Criterion[], note: string): readonly Criterion[] {
  const { from, to } = asks.exec(note)?.groups ?? {};
  if (from === undefined) return criteria;
  const number = (label: string) => Number(label.replace(/^\D+/, ''));
  const [first, last] = [number(from), number(to ?? from)];
  return criteria.filter(({ label }) => number(label) >= first && number(label) <= last);
}

const papersIn = ({ education, certifications }: ResumeContent): string[] => [
  ...education
    .filter((entry) => !entry.current && !isUnfinished(entry))
    .map(({ degree, field }) => [degree, field].filter(Boolean).join(', ')),
  ...certifications.map(({ name }) => name),
];

const postsIn = ({ workExperience }: ResumeContent): string[] =>
  workExperience.map(({ position, company, startDate, endDate, current }) => {
    const [from, to] = [startDate.slice(0, 4), current ? '' : endDate.slice(0, 4)];
    const when = to === '' ? `since ${from}` : `${from}–${to}`;
    return `${[position, company].filter(Boolean).join(', ')}${from && ` (${when})`}`;
  });

/** What answers in a few words. */
const factsOf = (texts: readonly string[], advertisement: Advertisement): RatedLine[] =>
  texts
    .map((text) => asItem(oneLine(text, 140)))
    .filter(Boolean)
    .map((text) => {
      const stems = stemsIn(text);
      const terms = termsNamed(termsIn([{ path: '', text }], 'en'), stems, advertisement);
      return { text, of: '', worth: 0, said: { stems, names: new Set<string>(), terms } };
    });
