import type { ResumeContent } from '@folio/contract/resume-content';
import { whyNotRewritten } from '../bullets/improvement.ts';
import { proseText } from './resume-facts.ts';

const longestRead = 50_000;

/**
 * Why no text can be written from a resume, if so. Its sentences tell its language, since names of
 * schools and employers are of any; notes are too short for that, and are English where all of it
 * looks so.
 */
export function whyNotComposed(content: ResumeContent, source: string): string | undefined {
  const prose = proseText(content).slice(0, longestRead);
  const reason = whyNotRewritten(source.slice(0, longestRead));
  return prose === '' ? reason : reason && whyNotRewritten(prose);
}
