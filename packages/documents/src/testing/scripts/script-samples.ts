import type { ResumeContent } from '@folio/contract/resume-content';
import { chinese, japanese, korean } from './east-asian.ts';
import { greek, hindi, russian } from './indic-greek-cyrillic.ts';
import { arabic, hebrew } from './right-to-left.ts';

/** A page in each script that documents are proved with. */
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
