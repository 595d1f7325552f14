import { sentencesOf } from '../text/segmentation.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import type { Knockout, KnockoutKind } from './advertisement.ts';
import type { Line } from './advertisement-lines.ts';

export interface Requirement {
  level: 'required' | 'preferred';
  /** A sentence of a list of needs, or one that says itself that something is needed. */
  isStated: boolean;
  text: string;
}

const optional =
  /\b(?:nice to have|(?:is|are|would be|be) (?:an? )?(?:plus|bonus|advantage|asset|advantageous|desirable|preferred|welcome|helpful|beneficial)|a (?:big |strong |definite )?plus|preferred|preferably|ideally|desirable|bonus|advantage(?:ous)?|an asset|optional|not (?:required|essential))\b/i;
const needed =
  /\b(?:must|required?|requires|requirement|essential|need(?:s|ed)?|you (?:have|bring|are|know|can|should)|you['’](?:re|ve|ll)|experience (?:with|in|of|as|using)|experienced (?:with|in)|knowledge of|proficien(?:t|cy)|familiar(?:ity)? with|skilled in|expertise in|background in|understanding of|able to|ability to|looking for|fluent|candidate|hands-on|working knowledge|competen(?:t|ce|cy)|confident (?:with|in|using)|comfortable with|strong|solid|good command)\b/i;
const boasting =
  /\b(?:we offer|we provide|we value|we are (?:a|an|the|proud)|we['’]re (?:a|an|the|proud)|our (?:clients|customers|mission|company|office|culture|products?|platform is|team is)|benefits|perks|salary|holiday|pension|insurance|gym|founded in|award|leading provider|market leader|you(?:['’]ll| will) (?:get|receive|enjoy|learn)|equal opportunity|apply (?:now|today|by|via|with)|send (?:us|your))\b/i;

/** Words to a machine or about the application, not about the work. */
const aside =
  /\b(?:previous instructions|ignore (?:all|any|the)|this candidate|the (?:resume|cv)|automated systems?|language models?|system prompt)\b/i;

/** The sentences that say what is asked for; boasting and benefits say nothing of it. */
export function requirementsOf(lines: readonly Line[]): Requirement[] {
  return lines.flatMap(({ kind, text }) => {
    if (kind === 'about') return [];
    return sentencesOf(text).flatMap(({ start, end }) =>
      toRequirement(kind, text.slice(start, end)),
    );
  });
}

function toRequirement(kind: Line['kind'], text: string): Requirement[] {
  if (boasting.test(text) && (kind === 'intro' || kind === 'duties' || !needed.test(text)))
    return [];
  if (aside.test(text)) return [];
  if (kind === 'preferred') return [{ level: 'preferred', isStated: true, text }];
  if (optional.test(text)) return splitOptional(text);
  if (kind === 'required') return [{ level: 'required', isStated: true, text }];
  if (kind === 'duties') return [{ level: 'required', isStated: false, text }];
  const isAsked = needed.test(text) || isListOfSkills(text);
  return isAsked ? [{ level: 'required', isStated: true, text }] : [];
}

/** 'SQL is a must, Python is a plus.' asks for one and likes the other. */
function splitOptional(text: string): Requirement[] {
  const parts = text.split(
    /;\s*|,(?=[^,]*\b(?:a plus|preferred|preferably|ideally|bonus|desirable)\b)\s*|(?<!\s)\s+(?=\((?:[^()]*(?:preferred|a plus|ideally|desirable)))|,?(?<!\s)\s+but\s+/i,
  );
  return parts.map((part) => ({
    level: optional.test(part) ? 'preferred' : 'required',
    isStated: true,
    text: part,
  }));
}

/** 'React, TypeScript, accessibility (WCAG), performance.' is what a short advertisement asks for. */
function isListOfSkills(text: string): boolean {
  const items = text
    .replace(/\([^()]*\)|\.$/g, '')
    .split(/(?:(?<!\s)\s+)?[,;·|]\s*|(?<!\s)\s+and\s+/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isShort = items.every((item) => item.split(/\s+/).length <= 4);
  return items.length >= 3 && isShort && items.filter(skillNamed).length >= items.length / 2;
}

const needs: [KnockoutKind, RegExp][] = [
  [
    'years',
    /\b(?:at least |minimum (?:of )?|min\.? )?(?:\d+\s{0,3}(?:\+|[-–]\s{0,3}\d+|to \d+)?|one|two|three|four|five|six|seven|eight|ten)\s{0,3}(?:\+|or more)?\s{0,3}(?:years?|yrs?)['’]?\b[^.;,\n]{0,60}/i,
  ],
  [
    'licence',
    /\b[^.;,\n]{0,50}\b(?:driv(?:ing|er['’]?s?) licen[cs]e|licen[cs]ed?|licensure|registration with|registered (?:nurse|with)|board[- ]certified|certified public accountant|CPA|chartered|admitted to the bar|bar admission|CDL|NMC pin|DBS check|security clearance|food hygiene certificate|HGV)\b[^.;,\n]{0,40}/i,
  ],
  [
    'degree',
    /\b[^.;,\n]{0,30}\b(?:bachelor['’]?s?|master['’]?s?|degree|ph\.?d|doctorate|diploma|b\.?sc|m\.?sc|mba|b\.?tech|juris doctor|high school|GED|apprenticeship)(?![\p{L}])[^.;,\n]{0,60}/iu,
  ],
  [
    'right-to-work',
    /\b[^.;,\n]{0,30}\b(?:right to work|work permit|work visa|visa sponsorship|authori[sz]ed to work|work authori[sz]ation|citizenship|citizens? only)\b[^.;,\n]{0,40}/i,
  ],
  [
    'place',
    /\b(?:must (?:be (?:based|located)|live|reside)|based in|located in|on-?site in|willing(?:ness)? to (?:relocate|travel)|relocation to|commut(?:e|ing) to|within \d+ (?:miles|km)|able to travel|travel up to)\b[^.;,\n]{0,60}/i,
  ],
];

/** Needs that are met or not whatever a resume says: years, licences, degrees, places. */
export function knockoutsOf(lines: readonly Line[]): Knockout[] {
  const found = new Map<string, Knockout>();
  for (const { level, isStated, text } of requirementsOf(lines)) {
    if (level === 'preferred' || !isStated) continue;
    for (const [kind, need] of needs) {
      const match = need.exec(text)?.[0].trim();
      if (match && !found.has(kind + match)) found.set(kind + match, { kind, text: match });
    }
  }
  return [...found.values()];
}

const licence =
  /\b(?:licen[cs]e[ds]?|licensure|bar admission|degrees?|work permit|CPA|CDL|DBS check|hygiene certificate|apprenticeships?|juris doctor)\b/i;

/** Whether a term is a licence or a degree, which is listed and never scored. */
export const isKnockoutTerm = (name: string): boolean => licence.test(name);
