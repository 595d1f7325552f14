import { occupationsNamed } from '../vocabulary/occupations.ts';
import { patternOf } from './advertisement-words.ts';

type LineKind = 'required' | 'preferred' | 'duties' | 'about' | 'intro';

export interface Line {
  kind: LineKind;
  text: string;
  /** Whether it is a list item, whose bullet was removed. */
  isItem: boolean;
  /** The heading above it, or empty if there is none. */
  heading: string;
}

/** A heading, and the text behind its colon on the same line. */
type Heading = { kind: LineKind; rest: string };

const headings: [LineKind, RegExp][] = [
  [
    'preferred',
    /nice[- ]to[- ]haves?|preferred|bonus|desirable|desired|pluses|plus points?|advantageous|good to have|ideally|extra credit|would be great/i,
  ],
  [
    'about',
    /about (?:us|the company|our company|the team|[A-Z])|who we are|our (?:story|mission|culture|values|history)|company (?:overview|description|profile)|benefits|perks|we offer|what (?:we|you)(?:['’]ll)? (?:offer|get|receive)|why (?:join|work|us)|compensation|salary|pay range|how to apply|apply|equal opportunit|diversity|contact|the package|our offer|what['’]s in it/i,
  ],
  [
    'required',
    /requirements?|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:bring|need|have)|you (?:have|bring|are|need)|your (?:profile|skills|background|experience)|who you are|skills|essential|what we(?:['’]re| are)? (?:look|need|expect)|looking for|candidate|you['’]ll need|experience|criteria/i,
  ],
  [
    'duties',
    /responsibilit|duties|what you(?:['’]ll| will)? (?:do|be doing)|the role|your (?:role|tasks|day|work|mission|job)|tasks|day[- ]to[- ]day|the (?:job|position)|job description|about the (?:role|job|position)|in this role|key accountabilit/i,
  ],
];
/** Headings in other languages: a line is a heading if it has little text besides such a phrase. */
const foreignHeadings: [LineKind, RegExp][] = [
  ['preferred', patternOf('heading-preferred')],
  ['required', patternOf('heading-required')],
  ['duties', patternOf('heading-duties')],
  ['about', patternOf('heading-about')],
];
/** The number of characters that a heading may have besides its phrase. */
const mostBeside = 24;
const aboutRole = /about (?:the|this) (?:role|job|position)/i;
/** Whether a line states a need: 'Experience with SQL' is not a heading. */
const isNeed =
  /\b(?:experience|knowledge|skills?|fluen\w+|proficien\w+|background|certification)\s+(?:in|with|of|using|as)\b/i;
const longestHeading = 60;

/** Splits an advertisement into lines, each with the kind of section that it belongs to. */
export function advertisementLines(text: string): Line[] {
  const lines: Line[] = [];
  let kind: LineKind = 'intro';
  let above = '';
  for (const raw of text.split(/\r?\n|(?<=।)/).flatMap(parted)) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = headingAt(line, lines.length);
    if (!heading) {
      const text = line.replace(/^[•◦▪●‣·–—*-]+\s*/u, '');
      const isItem = text !== line;
      if (!isItem && isShort(line)) above = line;
      lines.push({ kind, text, isItem, heading: above });
      continue;
    }
    above = line.slice(0, longestHeading);
    if (heading.rest)
      lines.push({ kind: heading.kind, text: heading.rest, isItem: false, heading: above });
    if (kind !== 'intro' || !isFact(heading)) kind = heading.kind;
  }
  return lines;
}

const longestFact = 100;
/**
 * Whether a heading is a label with a short value, such as 'Salary: 30,000 a year'. In the head of
 * an advertisement such a label opens no section, because the needs may follow without a heading.
 * Below another heading it ends that section.
 */
const isFact = ({ kind, rest }: Heading): boolean =>
  kind === 'about' && rest !== '' && rest.length <= longestFact && !/[.!?;]\s/.test(rest);

/** Whether a line may be a heading that is in none of the lists above. */
const isShort = (line: string): boolean => line.length <= longestHeading && !/[.!;,]$/.test(line);

/**
 * Whether a line is a job title, not a heading of needs: 'Senior Product Designer, Claims
 * Experience'.
 */
const isOfTrade = (line: string): boolean =>
  /^[^:?.!]{4,100}$/u.test(line) && occupationsNamed(line.split(/,| [–—|-] /)[0] ?? '').length > 0;

/**
 * Splits text that was copied without line breaks: 'You run the plant. Requirements: SQL and
 * Python.'
 */
function parted(line: string): string[] {
  const parts: string[] = [];
  for (const part of line.split(/(?<=[\p{L}\d)][.!;])\s+(?=\p{Lu}[\p{L}’' -]{2,40}:\s)/u)) {
    const before = parts.pop();
    if (before === undefined) parts.push(part);
    else parts.push(...(headingOf(part) ? [before, part] : [`${before} ${part}`]));
  }
  return parts;
}

/**
 * Returns the heading that a line is, if any. A first line that is a job title is not a heading,
 * even if it reads like one.
 */
const headingAt = (line: string, at: number): Heading | undefined =>
  at === 0 && isOfTrade(line) ? undefined : headingOf(line);

/** Reads a heading on a line of its own or before a colon: 'Requirements: SQL and Python'. */
function headingOf(line: string): Heading | undefined {
  if (/^[•◦▪●‣·–—-]\s/u.test(line) && !/[:?]\s*$/.test(line)) return undefined;
  const bare = line.replace(/^[^\p{L}\p{N}¿]+|(?<![*\s])[*\s]+$/gu, '').replace(/^¿/, '');
  const [, before = '', after = ''] = /^([^:?]{2,60})[:?]\s*(.*)$/s.exec(bare) ?? [];
  const title = before || bare;
  const isAlone = before === '' || after === '';
  if (title.length > longestHeading || /[.!;]$/.test(title)) return undefined;
  if (title.split(/\s+/).length > (isAlone ? 8 : 5)) return undefined;
  if (isNeed.test(title)) return undefined;
  if (aboutRole.test(title)) return { kind: 'duties', rest: after };
  const kind = headings.find(([, named]) => named.test(title))?.[0] ?? foreignHeading(title);
  return kind && { kind, rest: after };
}

/** Whether a text is a heading and nothing else: 'Funciones', 'Ihr Profil'. */
export const isBareHeading = (text: string): boolean =>
  [...headings, ...foreignHeadings].some(([, named]) => named.exec(text)?.[0] === text);

function foreignHeading(title: string): LineKind | undefined {
  let kind: LineKind | undefined;
  let longest = 0;
  for (const [named, pattern] of foreignHeadings) {
    const length = pattern.exec(title)?.[0].length ?? 0;
    const isHeading = length > longest && title.length - length <= mostBeside;
    if (isHeading) [kind, longest] = [named, length];
  }
  return kind;
}
