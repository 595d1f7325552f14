import { shortFormsOut } from '../words/short-forms.ts';

/** Who answers in a whole sentence begins with these: 'I trained 40', 'there were 12 of them'. */
export const subject =
  /^(?:(?:there|it|they|that|this) (?:was|were|is|are) |(?:i|we|it|they|that|this|to) )/i;

const longestAnswer = 120;

const noAnswer =
  /^(?:n\/?a|none|no|nope|nothing|not sure|not measured|unsure|unknown|(?:i )?(?:don['’]?t|do not) know|dunno|idk|no idea|can['’]?t say|skip|varies|it depends|[\s?.–—-]*)$/i;

/** As one writes it in the middle of a line: no stop at its end, no space around it; 'n/a' is none. */
export function cleanAnswer(answer: string): string {
  const cleaned = shortFormsOut(answer.slice(0, longestAnswer))
    .replaceAll(/[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!]{1,120}$/, '');
  return noAnswer.test(cleaned) ? '' : cleaned;
}
