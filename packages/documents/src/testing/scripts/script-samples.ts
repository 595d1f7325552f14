import type { ResumeContent } from '@folio/contract/resume-content';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { russian } from './russian.ts';

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
