import type { ResumeContent } from '@folio/contract/resume-content';
import { oneLine } from '../phrases/phrases.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { inShort, isWhy } from './asked-in-short.ts';

/** Sentences for what is asked of everybody, each with the place that only the person can fill in. */
const sentences: Readonly<Record<string, string>> = {
  'your current pay': 'My current pay is [your current pay].',
  'your salary expectation': 'My salary expectation is [your salary expectation].',
  'your notice period': 'My notice period is [your notice period].',
  'when you could start': 'I could start [when you could start].',
  'your visa status': 'My visa status is [your visa status].',
  'the roster that you prefer': 'I would prefer [the roster that you prefer].',
  'why you are leaving': 'My reason for leaving is [why you are leaving].',
};
export const answerFrames = [
  ...Object.values(sentences).map((sentence) => sentence.slice(0, sentence.indexOf('['))),
  'My portfolio is at. My notice period is.',
];

/**
 * What the advertisement wants to hear, in paragraphs: told where the resume or the person says it, else with one
 * place to fill in for each.
 */
export function answersTo(
  asks: readonly string[],
  content: ResumeContent,
  motivation: string,
): string[] {
  const notes = inShort(asks).filter(
    (note) =>
      !(motivation !== '' && isWhy(note)) &&
      !(note === 'when you could start' && available(content) !== ''),
  );
  const told = notes.map((note) => ({ note, sentence: known(note, content) ?? sentences[note] }));
  return [
    told.flatMap(({ sentence }) => sentence ?? []).join(' '),
    ...told.filter(({ sentence }) => sentence === undefined).map(({ note }) => `[Add: ${note}]`),
  ].filter(Boolean);
}

/** What the resume itself says of it. */
function known(note: string, content: ResumeContent): string | undefined {
  if (note === 'a link to your portfolio') {
    const link = portfolioOf(content);
    return link && `My portfolio is at ${link}.`;
  }
  const notice = note === 'your notice period' ? noticeOf(content) : undefined;
  return notice && `My notice period is ${notice}.`;
}

/** A link that is called a portfolio, or the person's own site. */
function portfolioOf({ personalInfo: { links, website } }: ResumeContent): string | undefined {
  const named = links.find(({ label, url }) =>
    /portfolio|behance|dribbble/i.test(`${label} ${url}`),
  );
  return oneLine(named?.url ?? '') || oneLine(website) || undefined;
}

const length =
  /\b(?<length>(?:\d{1,3}|an?|one|two|three|four|six) ?(?:calendar )?(?:days?|weeks?|months?))\b/i;

/** 'Notice period: 30 days', '2 weeks' notice', where the summary or the head of the resume says so. */
function noticeOf({ personalInfo: { summary, details } }: ResumeContent): string | undefined {
  const said = [
    ...details.map(({ label, value }) => `${label}: ${value}`),
    ...summary.slice(0, 2000).split(/(?<=[.!?])\s|\n/),
  ].find((text) => /\bnotice\b/i.test(text));
  return length.exec(said ?? '')?.groups?.length;
}

/** 'Available from 1 June.' */
export const available = ({ personalInfo }: ResumeContent): string => {
  const said =
    /(?:^|[.!?\n] ?)(?<text>available (?:at|from|immediately|in|on|now|to|with)\b[^.!?\n]{0,80})/i.exec(
      personalInfo.summary.slice(0, 2000),
    );
  return said?.groups?.text ? `I am ${uncapitalized(oneLine(said.groups.text))}.` : '';
};
