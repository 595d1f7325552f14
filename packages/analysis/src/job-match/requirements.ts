import { sentencesOf } from '../text/segmentation.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import type { Line } from './advertisement-lines.ts';
import { patternOf } from './advertisement-words.ts';

export interface Requirement {
  level: 'required' | 'preferred';
  /** Whether it is in a list of needs, or says itself that something is needed. */
  isStated: boolean;
  text: string;
}

const optional =
  /\b(?:nice to have|(?:is|are|would be|be) (?:an? )?(?:plus|bonus|advantage|asset|advantageous|desirable|preferred|welcome|helpful|beneficial)|a (?:big |strong |definite )?plus|preferred|preferably|ideally|desirable|bonus|advantage(?:ous)?|an asset|optional|not (?:required|essential))\b/i;
const needed =
  /\b(?:must|required?|requires|requirement|essential|need(?:s|ed)?|you (?:have|bring|are|know|can|should)|you['’](?:re|ve|ll)|experience (?:with|in|of|as|using)|experienced (?:with|in)|knowledge of|proficien(?:t|cy)|familiar(?:ity)? with|skilled in|expertise in|background in|understanding of|able to|ability to|looking for|fluent|candidate|hands-on|working knowledge|competen(?:t|ce|cy)|confident (?:with|in|using)|comfortable with|strong|solid|good command)\b/i;
/** A phrase about sponsorship still states a condition: 'You do not require visa sponsorship'. */
const rights = String.raw`(?![^.;,:!?\n]{0,40}\b(?:sponsor|visa|supervis))`;
const unasked = new RegExp(
  [
    String.raw`\bno ${rights}(?:[^\s.;,:!?]+ ){1,6}(?:is |are )?(?:required|needed|necessary|expected)\b`,
    String.raw`\b(?:you|we|it|the (?:role|job|position|post)) ${rights}(?:(?:do|does)(?: not|n[’']t) (?:need|require|expect|ask for|use|have to have)|needs?(?= no\b)|requires?(?= no\b))\b[^.;,:!?\n]{0,80}`,
    String.raw`(?<=^\W{0,8}|[.;,:!?]\W{0,8})no (?:cold[- ]calling|degree|evenings?(?: work)?|nights?(?: shifts?| work)?|on[- ]call(?: duty)?|overtime|shifts?(?: work)?|travel(?:ling)?|weekends?(?: work)?)\b`,
  ].join('|'),
  'giu',
);
const boasting =
  /\b(?:we offer|we provide|we value|we are (?:a|an|the|proud)|we['’]re (?:a|an|the|proud)|our (?:clients|customers|mission|company|office|culture|products?|platform is|team is)|benefits|perks|salary|holiday|pension|insurance|gym|founded in|award|leading provider|market leader|you(?:['’]ll| will) (?:get|receive|enjoy|learn)|equal opportunity|apply (?:now|today|by|via|with)|send (?:us|your))\b/i;

/** Sentences to a machine or about the application, not about the work. */
const aside =
  /\b(?:previous instructions|ignore (?:all|any|the)|this candidate|the (?:resume|cv)|automated systems?|language models?|system prompt)\b/i;

const likedIn = patternOf('optional');
const offered = patternOf('offer');
/** Statements of the employer about itself: 'We build …', 'Wir sind …'. */
const story =
  /^(?:we|our|the company|since|at|wir|unser[a-z]*|die|nous|notre|nos|somos|nuestr[oa]s?|empresa|nós|nossa|nosso|hum|हम|हमारी|हमारे)\s/iu;
const addressed =
  /(?<![\p{L}\p{M}])(?:you|your|sie|ihr|ihre[nmrs]?|du|dich|dein[a-z]*|vous|votre|vos|tu|tus|usted|você|voce|teu|tua|seu|sua|आप|आपको|आपका)(?![\p{L}\p{M}])/iu;

/** Whether a text says that what it names is preferred, not required. */
export const isOptional = (text: string): boolean => optional.test(text) || likedIn.test(text);

/**
 * Replaces what is not asked for by blanks of the same length: 'No degree required', 'You do not
 * need a license', 'no weekends'.
 */
export const withoutUnasked = (line: Line): Line => ({
  ...line,
  text: line.text.replace(unasked, (found) => ' '.repeat(found.length)),
});

/** Whether a text addresses a machine or is about how to apply, not about the work. */
export const isAside = (text: string): boolean => aside.test(text);

/** Whether a text offers something and asks for nothing. */
export const isOffer = (text: string): boolean => boasting.test(text) && !needed.test(text);

/** Returns the sentences that state needs, without offers and benefits. */
export function requirementsOf(lines: readonly Line[]): Requirement[] {
  return lines.flatMap(({ kind, text }) => {
    if (kind === 'about') return [];
    return sentencesOf(text).flatMap(({ start, end }) =>
      toRequirement(kind, text.slice(start, end)),
    );
  });
}

/** Returns whether a sentence requires or prefers what is at a position. */
export function levelIn(kind: Line['kind'], text: string, place: number): Requirement['level'] {
  if (kind === 'preferred') return 'preferred';
  if (!isOptional(text)) return 'required';
  let end = 0;
  for (const part of splitOptional(text)) {
    end = text.indexOf(part.text, end) + part.text.length;
    if (place < end) return part.level;
  }
  return 'preferred';
}

function toRequirement(kind: Line['kind'], text: string): Requirement[] {
  const boasts = boasting.test(text) || (offered.test(text) && !isOptional(text));
  if (boasts && (kind === 'intro' || kind === 'duties' || !needed.test(text))) return [];
  if (aside.test(text)) return [];
  if (kind === 'preferred') return [{ level: 'preferred', isStated: true, text }];
  if (isOptional(text)) return splitOptional(text);
  if (kind === 'required') return [{ level: 'required', isStated: true, text }];
  if (kind === 'duties') return [{ level: 'required', isStated: false, text }];
  if (needed.test(text) || isListOfSkills(text))
    return [{ level: 'required', isStated: true, text }];
  const isStory = story.test(text) && !addressed.test(text);
  return isStory ? [] : [{ level: 'required', isStated: false, text }];
}

/**
 * Splits a sentence that requires one thing and prefers another: 'SQL is a must, Python is a plus.'
 */
function splitOptional(text: string): Requirement[] {
  const parts = text.split(
    /;\s*|,(?=[^,]*\b(?:a plus|preferred|preferably|ideally|bonus|desirable)\b)\s*|(?<!\s)\s+(?=\((?:[^()]*(?:preferred|a plus|ideally|desirable)))|,?(?<!\s)\s+but\s+/i,
  );
  return parts.map((part) => ({
    level: isOptional(part) ? 'preferred' : 'required',
    isStated: true,
    text: part,
  }));
}

/**
 * Whether a sentence only lists skills, as short advertisements do: 'React, TypeScript,
 * accessibility (WCAG), performance.'
 */
function isListOfSkills(text: string): boolean {
  const items = text
    .replace(/\([^()]*\)|\.$/g, '')
    .split(/(?:(?<!\s)\s+)?[,;·|]\s*|(?<!\s)\s+and\s+/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isShort = items.every((item) => item.split(/\s+/).length <= 4);
  return items.length >= 3 && isShort && items.filter(skillNamed).length >= items.length / 2;
}
