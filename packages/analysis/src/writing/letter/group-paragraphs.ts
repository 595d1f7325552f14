import { opensWithNoun } from '../../text/statement-opening.ts';
import { isParticiple, verbOf } from '../../text/verbs.ts';
import { wordAt } from '../phrases/phrase-signs.ts';
import { series } from '../phrases/phrases.ts';
import { smallOpening } from '../phrases/small-opening.ts';
import { capitalized } from '../words/first-letter.ts';
import { wordsOf } from '../words/word-limits.ts';
import type { LineGroup } from './letter-lines.ts';
import { ofNoJob } from './line-sources.ts';
import { clausesOf, isOfItself } from './told-line.ts';

/**
 * Formats the lines of one job for a letter: lines that can certainly follow 'I' become sentences
 * in one paragraph, followed by the others unchanged. If most are notes, all become a list below
 * `heading`.
 *
 * @param answers the labels of lines that answer a question of their own: 'One change I made: '
 */
export function groupParagraphs(
  { of, lines, isCurrent }: LineGroup,
  heading: string,
  answers: readonly string[] = [],
): string[] {
  const isCurrentJob = of === ofNoJob ? undefined : isCurrent;
  const first = lines.map((line) => clausesOf(line, { isCurrent: isCurrentJob }));
  const isAmongDeeds = first.some(Boolean);
  const told: string[][] = [];
  const rest: string[] = [];
  const items = lines.map((line, at) => {
    const label = answers.find((answer) => line.startsWith(answer)) ?? '';
    const clauses =
      (label === '' ? first[at] : undefined) ??
      clausesOf(line.slice(label.length), { isCurrent: isCurrentJob, isAmongDeeds });
    const item = label !== '' && clauses?.length === 1 ? `${label}I ${clauses[0]}` : line;
    if (clauses && label === '') told.push(clauses);
    else rest.push(item);
    return item;
  });
  const frame = frameOf(of);
  const isMostlyNotes = rest.length > 1 && told.length <= rest.length;
  if (frame === undefined || isMostlyNotes || told.length < rest.length || told.length === 0) {
    return [listed(heading, of, items)];
  }
  const sentences = sentencesOf(frame, told.flat());
  if (rest.length === 0) return [sentences];
  const [only = ''] = rest;
  const isAnswer = answers.some((answer) => only.startsWith(answer));
  if (rest.length > 1 || (!isAnswer && isOfVerb(only)))
    return [[sentences, listBelow(besideOf(of), rest)].join('\n\n')];
  return [`${sentences} ${isAnswer ? ended(only) : remark(only)}`];
}

/** Returns lines as a list below their heading. */
export const listBelow = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `• ${line}`)].join('\n');

/** A single line is not formatted as a list. */
const listed = (heading: string, of: string, lines: readonly string[]): string => {
  const [only = ''] = lines;
  const isBare =
    lines.length === 1 && of !== ofNoJob && wordsOf(only).length < 12 && !isOfVerb(only);
  return isBare && /^And /.test(heading)
    ? `${heading.replace(/^And f/, 'F')} ${ended(smallOpening(only))}`
    : listBelow(heading, lines);
};

/** After a colon, 'Managed the exit program' would lack its 'I'. */
const isOfVerb = (line: string): boolean => {
  if (isOfItself(line)) return false;
  const first = wordAt(line);
  const form =
    verbOf(first)?.form ?? (/ed$/.test(first) && isParticiple(first) ? 'past' : undefined);
  return form !== undefined && form !== 'gerund' && !opensWithNoun(line);
};

/** Returns where the work was done, as the beginning of a sentence. */
function frameOf(of: string): string | undefined {
  if (of === ofNoJob) return '';
  if (/^(?:a|my) project\b/.test(of)) return `For ${of}, `;
  return of.startsWith('my ') ? `In ${of}, ` : undefined;
}

const besideOf = (of: string): string =>
  /\bproject\b/.test(of) ? 'Also from that project:' : 'Also from that work:';

/** A note after sentences: 'In figures: occupancy 84% to 89%.' */
function remark(line: string): string {
  if (isOfItself(line)) return ended(line);
  const isOfFigures =
    (line.match(/\d[\d.,]*/g) ?? []).length > 1 || /^(?:no|zero)\b.*\d/i.test(line);
  const lead = isOfFigures ? 'In figures' : 'Also part of that work';
  return `${lead}: ${ended(smallOpening(line))}`;
}

const ended = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** 'In my current job, I lead a team of 4. I also trained …. I …' */
function sentencesOf(frame: string, clauses: readonly string[]): string {
  const joined = pairs(duties(clauses));
  return joined
    .map((clause, at) =>
      ended(
        at === 0
          ? capitalized(`${frame}I ${clause}`)
          : `${leads[(at - 1) % leads.length]} ${clause}`,
      ),
    )
    .join(' ')
    .replace(/\bI also (am|was)\b/g, 'I $1 also');
}

const leads = ['I also', 'I', 'In addition, I'];

const duty = /^(?:am|was) responsible for /;

/** Writes 'am responsible for' only once: 'the website, events and liaison with agencies'. */
function duties(clauses: readonly string[]): string[] {
  const all = clauses.filter((clause) => duty.test(clause));
  const [first = ''] = all;
  if (all.length < 2) return [...clauses];
  const [lead = ''] = duty.exec(first) ?? [];
  const joined = lead + series(all.map((clause) => clause.replace(duty, '')));
  return clauses.flatMap((clause) => (clause === first ? joined : duty.test(clause) ? [] : clause));
}

const mostInPair = 18;

/**
 * Joins two short clauses into one sentence: 'trained new operators and loaded 30 trailers a day'.
 */
function pairs(clauses: readonly string[]): string[] {
  const found: string[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    const isShort =
      last !== undefined &&
      clauses.length > 2 &&
      wordsOf(`${last} ${clause}`).length <= mostInPair &&
      !/[,;:()]| and /.test(last + clause) &&
      !/^(?:am|was) /.test(clause);
    if (isShort) found.splice(-1, 1, `${last} and ${clause}`);
    else found.push(clause);
  }
  return found;
}
