import type { ResumeContent } from '@folio/contract/resume-content';
import { contentStems } from '../../job-match/content-stems.ts';
import { oneLine } from '../phrases/phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import { inShort, isWhy } from './asked-in-short.ts';
import { inFirstPerson } from './first-person.ts';
import { common } from './line-sources.ts';

/** Sentences for standard questions, each with a blank that only the person can fill in. */
const sentences: Readonly<Record<string, string>> = {
  'your current pay': 'My current pay is [your current pay].',
  'your salary expectation': 'My salary expectation is [your salary expectation].',
  'your notice period': 'My notice period is [your notice period].',
  'when you could start': 'I could start [when you could start].',
  'your visa status': 'My visa status is [your visa status].',
  'the roster that you prefer': 'I would prefer [the roster that you prefer].',
  'why you are leaving': 'My reason for leaving is [why you are leaving].',
  'your total experience': 'My total experience is [how many years].',
  'your relevant experience': 'My relevant experience is [how many years].',
  'your referees': 'My referees are [names and contact details].',
  'where you live': 'I live in [your town].',
  'your nationality': 'My nationality is [your nationality].',
  'your native place': 'My native place is [your native place].',
  'the place that you prefer': 'The place that I would prefer is [the place that you prefer].',
  'whether you would relocate': 'On relocation: [whether you would move, and when].',
  'a link to your portfolio': 'My portfolio is at [link to your portfolio].',
};
const why = 'I would like to do this work because [your reason].';
const toAnswer = '[your answer]';
export const answerFrames = [
  ...[...Object.values(sentences), why].map((sentence) => sentence.slice(0, sentence.indexOf('['))),
  'Why I want this job:',
  'My portfolio is at. My notice period is. I live in. My nationality is. You also ask for. You ask for. You ask. From.',
];

/** Words by which the person's own text already answers a question. */
const patternOfAnswer: Readonly<Record<string, RegExp>> = {
  'your current pay':
    /\b(?:drawing|earn(?:ing)?|am paid|current (?:pay|salary|package)|ctc)\b[^.!?\n]{0,30}\d/i,
  'your salary expectation':
    /\b(?:expect(?:ing|ation)?|looking for|asking for|salary of)\b[^.!?\n]{0,30}(?:[$€£₹]|\d(?:[\d,]{3}|\s?(?:k|lakhs?|lpa)\b))/i,
  'your notice period':
    /\bnotice\b[^.!?\n]{0,40}(?:\d|\b(?:days?|immediate(?:ly)?|months?|no|none|weeks?)\b)|\b(?:day|month|week)s?['’]? notice\b/i,
  'when you could start':
    /\b(?:able|available|can|could|free)(?: to)? (?:join|start)\b|\bavailable (?:from|immediately)\b/i,
  'why you are leaving':
    /\b(?:because|closing|end(?:s|ing)|hope to|leav(?:e|ing)|mov(?:e|ing)|redundan(?:cy|t)|sick of|want to)\b/i,
  'whether you would relocate':
    /\brelocat\w{1,5}\b|\b(?:able|happy|ready|willing) to move\b|\bmov(?:e|ing) to\b/i,
  'the roster that you prefer': /\b(?:nights?|roster|shifts?)\b/i,
};

/** An alternative way to apply: 'or hand in your CV at the depot'. */
const withoutOtherWay = (ask: string): string =>
  ask.replace(/,? or (?:bring|call|drop|e-?mail|hand|phone|post|send|text)\b.{0,200}$/i, '');
/** Questions that the letter answers by itself. */
const aboutOneself = /^(?:(?:a (?:bit|little)|something) )?about yourself$/i;

/**
 * Returns the questions that the letter does not answer by itself, without those that the person's
 * own text answers.
 */
export const openNotes = (
  asks: readonly string[],
  content: ResumeContent,
  motivation: string,
): string[] =>
  inShort(asks.map(withoutOtherWay)).filter(
    (note) =>
      !aboutOneself.test(note) &&
      !(motivation !== '' && isWhy(note)) &&
      !patternOfAnswer[note]?.test(motivation) &&
      !firstWordIn(note) &&
      !(note === 'when you could start' && available(content) !== ''),
  );

/** A code word as proof of reading: 'Put “SUNNY” in the first line'. */
export const firstWordIn = (note: string): string =>
  /^(?:put|use|write) (?<word>\p{L}{2,20}) (?:at|in) the (?:beginning|first (?:line|sentence)|top)\b/iu.exec(
    note,
  )?.groups?.word ?? '';

/** Paragraphs that answer each question: from the resume if possible, else with a blank. */
export function answersTo(notes: readonly string[], content: ResumeContent): string[] {
  const isSimplyWhy = (note: string) =>
    /^(?:why (?:here|you\b.{0,60}|them|this (?:job|place|role))|your (?:motivation|interest|reasons)\b.*)$/.test(
      note,
    ) && isWhy(note);
  const answers = notes.map((note) => ({
    note,
    sentence: known(note, content) ?? sentences[note] ?? (isSimplyWhy(note) ? why : undefined),
  }));
  const labeled = answers
    .filter(({ note, sentence }) => sentence === undefined && !isUnclear(note))
    .map(({ note }) => labeledAnswer(note, content));
  const [only] = labeled;
  return [
    [...new Set(answers.flatMap(({ sentence }) => sentence ?? []))].join(' '),
    labeled.length > 1
      ? ['You also ask for:', ...labeled.map((item) => `• ${item}`)].join('\n')
      : (only ?? '').replace(/(?<=[^.\]])$/, '.'),
  ].filter(Boolean);
}

/** A note that is not certainly a single question is shown beside the letter only. */
const isUnclear = (note: string): boolean =>
  !note.endsWith('?') &&
  (note.split(' ').length > mostWordsOfLabel ||
    /[!()#@]|https?:| - |n['’]t be\b|\b(?:please|should|they can|them (?:an?|your))\b|\band (?:include|let|make|put|send)\b/i.test(
      note,
    ));
const mostWordsOfLabel = 22;

/** 'My licence status: P test booked 18 January'; questions are repeated as asked. */
function labeledAnswer(note: string, content: ResumeContent): string {
  if (note.endsWith('?')) return `“${capitalized(note)}” ${toAnswer}`;
  return `${capitalized(inFirstPerson(note))}: ${answerInResume(note, content) ?? toAnswer}`;
}

/** The resume's own answer. */
function known(note: string, content: ResumeContent): string | undefined {
  const { location, details } = content.personalInfo;
  if (note === 'a link to your portfolio') {
    const link = portfolioOf(content);
    return link && `My portfolio is at ${link}.`;
  }
  if (/^a link to /.test(note)) {
    const [link] = content.personalInfo.links;
    return `${capitalized(inFirstPerson(note))}: ${link?.url ? oneLine(link.url) : '[link]'}.`;
  }
  if (note === 'where you live')
    return location === '' ? undefined : `I live in ${oneLine(location)}.`;
  if (note === 'your nationality') {
    const nationality = details.find(({ label }) => /^nationality$/i.test(label.trim()))?.value;
    return nationality && `My nationality is ${oneLine(nationality)}.`;
  }
  const notice = note === 'your notice period' ? noticeOf(content) : undefined;
  return notice && `My notice period is ${notice}.`;
}

/** Short texts of a resume that can be an answer: certificates, skills, parts of the summary. */
const shortFacts = ({
  certifications,
  courses,
  skills,
  personalInfo: { summary, details },
}: ResumeContent) => [
  ...[...certifications, ...courses].map(({ name }) => name),
  ...skills.flatMap(({ items }) => items),
  ...details.map(({ label, value }) => `${label}: ${value}`),
  ...summary.slice(0, 2000).split(/(?<=[.!?])\s|[,;\n]/),
];

/** Words without meaning of their own: 'how long', 'status', 'any'. */
const asking = contentStems(
  'any clear current details held hold holding holds long name names number status type valid which would with',
);
const isOfAsking = (stem: string): boolean => asking.has(stem) || /^licen[cs]/.test(stem);
/** Words for permissions and transport, which answer each other. */
const kinds: [asked: RegExp, told: RegExp][] = [
  [/\b(?:which|what) (?:\p{L}+ )?(?:licen[cs]es|tickets)\b/iu, /\b(?:licen[cs]e|ticket)\b/i],
  [
    /\bdriving (?:experience|history|record)\b/i,
    /\bdriv\p{L}{1,20} licen[cs]e\b|\blicen[cs]e\b.{0,30}\bclean\b/iu,
  ],
  [
    /\b(?:penalty|your|any) points\b|\bendorsements\b/i,
    /\bclean (?:driving )?licen[cs]e\b|\bpoints?\b/i,
  ],
  [
    /\blicen[cs]e (?:status|held)\b|\blicensed\b|\bregistration status\b/i,
    /\blicen[cs](?:e|ed|ing)\b|\bpermit\b|\bregist(?:ered|ration)\b/i,
  ],
  [
    /\bhow you(?:['’]d| would)? (?:travel|get to|commute)\b|\bown (?:car|transport)\b/i,
    /\bown (?:car|transport|vehicle)\b/i,
  ],
  [
    /\bwilling(?:ness)?\b|\brelocat/i,
    /\b(?:ready|willing|open|happy|able) to (?:move|relocate|travel|work anywhere)\b/i,
  ],
];

/** Names, as 'C+E' and 'NMBI'. */
const namesIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d+&]{1,9}(?![\p{L}\d])/gu) ?? [];

function answerInResume(note: string, content: ResumeContent): string | undefined {
  if (
    !/^(?:any|how (?:long|you)|proof|whether|wh(?:at|ich) (?:\p{L}+ )?(?:licen[cs]es|tickets)|willingness|your)\b/iu.test(
      note,
    )
  )
    return undefined;
  const names = namesIn(note);
  const stems = [...contentStems(note)].filter((stem) => !isOfAsking(stem) && !common.has(stem));
  const isOfKind = kinds.find(([asked]) => asked.test(note))?.[1];
  const rated = shortFacts(content)
    .map((fact) => oneLine(fact, 160).replace(/(?<![\s.])\.$/, ''))
    .map((fact) => {
      const factStems = contentStems(fact);
      const named = namesIn(fact).filter((name) => names.includes(name)).length;
      const shared = stems.filter((stem) => factStems.has(stem)).length;
      const worth =
        2 * named + (names.length === 0 && !isOfKind ? shared : 0) + (isOfKind?.test(fact) ? 2 : 0);
      return { fact, worth: worth === 0 ? 0 : worth + (/\d{4}|\bbooked\b/.test(fact) ? 0.5 : 0) };
    })
    .toSorted((one, other) => other.worth - one.worth);
  const worthy = rated.filter(({ worth }) => worth >= 2);
  const [best] = worthy;
  // A question for a list is answered by all of them.
  const all = /^wh(?:at|ich)\b/i.test(note) ? worthy.map(({ fact }) => fact) : [];
  return all.length > 1 ? all.join('; ') : best?.fact;
}

/** The portfolio's link, or the person's website. */
function portfolioOf({ personalInfo: { links, website, summary } }: ResumeContent) {
  const named = links.find(({ label, url }) =>
    /portfolio|behance|dribbble/i.test(`${label} ${url}`),
  );
  const match =
    /\bportfolio(?: is)?(?: at)?:? (?<url>[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[^\s),;]*)/iu.exec(
      summary.slice(0, 2000),
    );
  const link = named?.url || website || match?.groups?.url || '';
  return oneLine(link).replace(/(?<!\.)\.$/, '') || undefined;
}

const length =
  /\b(?<length>(?:\d{1,3}|an?|one|two|three|four|six) ?(?:calendar )?(?:days?|weeks?|months?))\b/i;

/** The notice period, such as '30 days', if the summary or header has it. */
function noticeOf({ personalInfo: { summary, details } }: ResumeContent): string | undefined {
  const notice = [
    ...details.map(({ label, value }) => `${label}: ${value}`),
    ...summary.slice(0, 2000).split(/(?<=[.!?])\s|\n/),
  ].find((text) => /\bnotice\b/i.test(text));
  return length.exec(notice ?? '')?.groups?.length;
}

/** 'Available from 1 June.' */
export const available = ({ personalInfo }: ResumeContent): string => {
  const match =
    /(?:^|[.!?\n] ?)(?<text>available (?:at|from|immediately|in|on|now|to|with)\b[^.!?\n]{0,80})/i.exec(
      personalInfo.summary.slice(0, 2000),
    );
  return match?.groups?.text ? `I am ${uncapitalized(oneLine(match.groups.text))}.` : '';
};
