import type { Knockout, KnockoutKind } from './advertisement.ts';
import type { Line } from './advertisement-lines.ts';
import { requirementsOf } from './requirements.ts';

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
      const said = need.exec(text)?.[0].trim();
      if (said && !found.has(kind + said)) found.set(kind + said, { kind, text: said });
    }
  }
  return [...found.values()];
}

const licence =
  /\b(?:licen[cs]e[ds]?|licensure|bar admission|degrees?|work permit|CPA|CDL|DBS check|hygiene certificate|apprenticeships?|juris doctor)\b/i;

/** Whether a term is a licence or a degree, which is listed and never scored. */
export const isKnockoutTerm = (name: string): boolean => licence.test(name);
