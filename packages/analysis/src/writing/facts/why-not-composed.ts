import type { ResumeContent } from '@folio/contract/resume-content';
import { whyNotRewritten } from '../bullets/improvement.ts';
import { proseText } from './resume-facts.ts';

const longestRead = 50_000;

/**
 * Returns the reason why no text can be composed from a resume, if any. The language is detected
 * from the sentences, since names may be in any language. Notes are too short for that, and count
 * as English if all of them look English.
 */
export function whyNotComposed(content: ResumeContent, source: string): string | undefined {
  const prose = proseText(content).slice(0, longestRead);
  const reason = whyNotRewritten(source.slice(0, longestRead));
  return prose === '' ? reason : reason && whyNotRewritten(prose);
}
