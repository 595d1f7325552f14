import type { ResumeContent } from '@folio/contract/resume-content';
import { chinese, japanese, korean } from './east-asian.ts';
import { bengali, gujarati, punjabi, tamil, telugu } from './indian.ts';
import { greek, hindi, russian } from './indic-greek-cyrillic.ts';
import { german, vietnamese } from './latin.ts';
import { amharic, armenian, georgian, traditionalChinese } from './other-scripts.ts';
import { arabic, hebrew } from './right-to-left.ts';
import { kannada, malayalam, odia, sinhala } from './south-indian.ts';
import { burmese, khmer, lao, thai, tibetan } from './southeast-asian.ts';

/** A page in each script in which all templates are tested. */
export const scriptSamples = {
  hindi,
  chinese,
  japanese,
  korean,
  arabic,
  hebrew,
  russian,
  greek,
} as const satisfies Record<string, ResumeContent>;

export type ScriptSample = keyof typeof scriptSamples;

/** Pages in further scripts and languages, whose letters are tested apart from the templates. */
export const moreSamples = {
  bengali,
  tamil,
  telugu,
  gujarati,
  punjabi,
  kannada,
  malayalam,
  odia,
  sinhala,
  thai,
  lao,
  khmer,
  burmese,
  tibetan,
  georgian,
  armenian,
  amharic,
  traditionalChinese,
  german,
  vietnamese,
} as const satisfies Record<string, ResumeContent>;
