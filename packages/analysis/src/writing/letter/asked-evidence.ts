import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { capitalized } from '../words/first-letter.ts';
import { wordsOf } from '../words/word-limits.ts';
import { inFirstPerson } from './first-person.ts';
import { figureWorth } from './item-text.ts';
import { ofAsking, shareOf } from './letter-needs.ts';
import { common } from './line-sources.ts';
import { type RatedLine, ratedLines } from './rated-lines.ts';

/** A line of the resume that answers a request for an example. */
export interface Evidence {
  note: string;
  line: RatedLine;
}

/**
 * Requests for an example with its result: 'An improvement that you led', 'how you have reduced
 * waste'.
 */
const ofDeed =
  /^(?:an?|any|how you(?:['’]ve| have)|name and|one|something|the|two|what you(?:['’]ve| have))\b.{0,140}\b(?:achiev|built|build|carried out|chang|cut\b|deliver|design|develop|execut|faster|fix|grow|grew|improv|increas|launch|led\b|made|make|project|reduc|saved|saving|solv|stop|to market)/iu;
/** Requests that only the person can answer: mistakes, lessons, intentions. */
const ofTrial =
  /\b(?:challeng\p{L}*|confus\p{L}*|difficult\p{L}*|differently|fail\p{L}*|hard(?:er|est)?|incident|learn\p{L}*|lost|mistake\p{L}*|tough\p{L}*|worst|(?<!\b(?:built|designed|developed|made)\b.{0,20})proud\p{L}*|went wrong|would|you['’]d)\b/iu;
const deeds = contentStems(
  'faster achieved better build built cheaper cleaner cut designed developed easier fixed fix launched led made quicker reduced safer saved shorter simpler solved',
);
const perShared = 1;
const perFigure = 0.3;
const perNeed = 0.4;
/** Things made or carried out only need their size; changes need a result. */
const ofThing = /\b(?:built|designed|developed|executed|made or|project)\b/i;
/** For improvements, values before and after prove most. */
const ofChange = /\b(?:chang|differen|faster|grow|improv|increas|reduc|stop)/i;
const change = /\bfrom\b.{1,40}\bto\b.{0,12}\d|\d ?%? to \d|\b(?:doubled|halved|tripled)\b/i;
const perChange = 0.8;
/** A long line describes one thing, not a total. */
const perStory = 0.5;
const fewestWords = 15;
/** Requests for experience, which need no result: 'Your experience in drafting discovery'. */
const ofExperience = /^(?:your|what)\b.{0,80}\bexperience\b/i;
const most = 2;

/** The best line for each requested example, if one certainly answers it. */
export function evidenceFor(
  notes: readonly string[],
  content: ResumeContent,
  advertisement: Advertisement,
): Evidence[] {
  const asked = notes.filter(
    (note) =>
      !/^(?:a )?links?\b/i.test(note) &&
      (ofExperience.test(note) || (ofDeed.test(note) && !ofTrial.test(note))),
  );
  if (asked.length === 0) return [];
  const found: Evidence[] = [];
  const lines = ratedLines(content, advertisement);
  for (const note of asked.slice(0, most)) {
    const line = lineFor(
      note,
      lines.filter((one) => !found.some(({ line: { text } }) => text === one.text)),
    );
    if (line) found.push({ note, line });
  }
  return found;
}

function lineFor(note: string, lines: readonly RatedLine[]): RatedLine | undefined {
  const stems = [...contentStems(note.replace(/\bmade (?=or\b)/, 'built '))].filter(
    (stem) => !ofAsking.has(stem) && !common.has(stem),
  );
  const [best] = lines
    .map((line) => ({
      line,
      shared: stems.reduce((sum, stem) => sum + shareOf(stem, line.mentions), 0),
    }))
    .filter(({ line, shared }) => isSure(note, stems, line.text, shared))
    .map(({ line, shared }) => ({ line, worth: worthOf(note, line, shared) }))
    .toSorted((one, other) => other.worth - one.worth);
  return best?.line;
}

/** Whether a line answers a request: by its words and result, or by the result alone. */
function isSure(note: string, stems: readonly string[], text: string, shared: number): boolean {
  if (ofExperience.test(note)) return stems.length > 0 && shared >= Math.min(2, stems.length);
  const figure = figureWorth(text);
  if (shared >= 1) return figure >= (ofThing.test(note) ? 1.5 : 3);
  const answered = stems.filter((stem) => deeds.has(stem)).length;
  return figure >= 3 && answered * 2 >= stems.length;
}

function worthOf(note: string, { text, worth }: RatedLine, shared: number): number {
  const story = wordsOf(text).length >= fewestWords ? perStory : 0;
  const changed = ofChange.test(note) && change.test(text) ? perChange : 0;
  const needed = perNeed * Math.min(3, worth);
  return perShared * shared + perFigure * figureWorth(text) + needed + changed + story;
}

/** The label before a requested line: 'One improvement I have led and what resulted: '. */
export const asLabels = (evidence: readonly Evidence[]): ReadonlyMap<string, string> =>
  new Map(evidence.map(({ note, line }) => [line.text, `${capitalized(inFirstPerson(note))}: `]));
