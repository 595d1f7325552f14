import type { FactFlag } from './fact-flag.ts';
import type { SourceFacts } from './source-facts.ts';
import { synonymsOf, type Word } from './words.ts';

const degrees: RegExp[] = [
  /\b(?:ph\.?\s?d|d\.?phil|doctorate|doctoral|doctor of)(?![a-z])/gi,
  /\b(?:m\.?sc|m\.?a|m\.?eng|m\.?ed|m\.?tech|m\.?phil|m\.?com|master['’]?s(?! (?:of|in) ceremon)|master(?= (?:degree|program|student|thes[ei]s))|master of|masters? degree)(?![a-z])/gi,
  /\bmba(?![a-z])|master of business administration/gi,
  /\b(?:b\.?sc|b\.?a|b\.?eng|b\.?ed|b\.?tech|b\.?com|bachelor(?:['’]?s)?)(?![a-z])/gi,
  /\b(?:associate['’]?s degree|associate of)\b/gi,
  /\b(?:diploma|dip(?= (?:in|of)\b))\b/gi,
  /\b(?:gpa|cgpa|grade point average)\b/gi,
  /\b(?:with|first[- ]class) hono?u?rs\b|\bhonou?rs degree\b|\bhons\b|\b(?:summa|magna)? ?cum laude\b|\bdistinction\b|\bvaledictorian\b|\bdean['’]s list\b/gi,
];

/** Words of a source that support a general mention of a degree, such as 'graduated'. */
const anyDegree = new RegExp(
  [
    ...degrees.slice(0, 5).map(({ source }) => source),
    String.raw`\b(?:degrees?|grads?|graduat\p{L}*|alumn\p{L}*|hons)\b`,
  ].join('|'),
  'iu',
);
const ofDegree =
  /\b(?:(?:a|the|first|honou?rs|university) )degree(?= (?:from|in)\b)|\bgraduated\b(?! (?:to|the|cylinder|scale))/gi;

const honours: RegExp[] = [
  /\baward(?:s|ed|-winning)?\b/gi,
  /\bprizes?\b|\btroph(?:y|ies)\b|\bmedals?\b/gi,
  /\b(?:won|winning|winner)\b/gi,
  /\bhonou?red\b|\brecogni[sz]ed\b|\bacclaimed\b|\brenowned\b|\bprestigious\b|\b(?:voted|nominated|elected)\b|\bof the (?:year|month|quarter)\b/gi,
  /\bbest(?![- ](?:practice|fit))\b|\btop(?!ics?)\b(?! of\b)|\bnumber one\b|#1\b|\bfirst-ever\b|\brecord-breaking\b|\b(?:industry|market|world)[- ]leading\b|\bworld-class\b|\bunmatched\b|\bunparalleled\b|\bgroundbreaking\b|\bcutting-edge\b|(?<!\p{L})\p{L}+-starred\b/giu,
  /\b(?:largest|biggest|highest|fastest|greatest|most successful|youngest|leading provider)\b/gi,
  /\bpromot(?:ed|ion) to\b|\bpromoted\b/gi,
  /\bcertifi(?:ed|cation|cate)s?\b|\blicen[cs]ed?\b|\bregistered\b|\bchartered\b|\baccredited\b|\bsworn\b|\bqualified\b/gi,
  /\bpublish(?:ed|ing)?(?= (?:on|in|papers?|articles?|research))|\bpublications?\b|\bpatent(?:ed|s)?\b|\bscholarships?\b|\bfellowships?\b|\bgrants?\b/gi,
];

/** Finds degrees, awards, licenses and superlatives that the source lacks. */
export function checkCredentials(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const isSynonym = ({ start }: FactFlag) => {
    const root = words.find((word) => word.start === start)?.root ?? '';
    return synonymsOf(root).some((other) => source.roots.has(other));
  };
  return [
    ...found(degrees, 'degree', source, output),
    ...(anyDegree.test(source.text) ? [] : found([ofDegree], 'degree', source, output)),
    ...found(honours, 'award', source, output),
  ].filter((flag) => !isSynonym(flag));
}

/**
 * Whether a match is not an ordinary word in lower case: a ward has beds, not Bachelors of
 * Education.
 */
const isNoWord = ([text]: RegExpExecArray): boolean => !/^(?:bed|med|ba|ma)$/.test(text);

function found(
  kinds: readonly RegExp[],
  kind: 'degree' | 'award',
  source: SourceFacts,
  output: string,
): FactFlag[] {
  return kinds.flatMap((pattern) => {
    const matches = [...output.matchAll(pattern)].filter(isNoWord);
    if (matches.length === 0 || [...source.text.matchAll(pattern)].some(isNoWord)) return [];
    return matches.map((match) => ({
      kind,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}
