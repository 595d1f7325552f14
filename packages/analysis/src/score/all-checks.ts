import { actionVerbs } from '../checks/action-verbs.ts';
import { amount } from '../checks/amount.ts';
import { bulletLength } from '../checks/bullet-length.ts';
import type { Check } from '../checks/check.ts';
import { concision } from '../checks/concision.ts';
import { contact } from '../checks/contact.ts';
import { dates } from '../checks/dates.ts';
import { length } from '../checks/length.ts';
import { oddGlyphs } from '../checks/odd-glyphs.ts';
import { order } from '../checks/order.ts';
import { passiveVoice } from '../checks/passive-voice.ts';
import { quantified } from '../checks/quantified.ts';
import { readableDates } from '../checks/readable-dates.ts';
import { results } from '../checks/results.ts';
import { sections } from '../checks/sections.ts';
import { skillsInContext } from '../checks/skills-in-context.ts';
import { spelling } from '../checks/spelling.ts';
import { summary } from '../checks/summary.ts';
import { tenseAndPronouns } from '../checks/tense-and-pronouns.ts';
import { titlesAndCompanies } from '../checks/titles-and-companies.ts';
import { verbVariety } from '../checks/verb-variety.ts';

/** Content 50, structure 25, ATS 25. */
export const allChecks: readonly Check[] = [
  quantified,
  results,
  actionVerbs,
  bulletLength,
  passiveVoice,
  concision,
  spelling,
  tenseAndPronouns,
  verbVariety,
  amount,
  sections,
  summary,
  length,
  order,
  dates,
  contact,
  titlesAndCompanies,
  skillsInContext,
  readableDates,
  oddGlyphs,
];
