import { shortFormsOut } from '../words/short-forms.ts';

/** Beginnings of answers in whole sentences: 'I trained 40', 'there were 12 of them'. */
export const subject =
  /^(?:(?:there|it|they|that|this) (?:was|were|is|are) |(?:i|we|it|they|that|this|to) )/i;

const longestAnswer = 120;

const noAnswer =
  /^(?:n\/?a|none|no|nope|nothing|not sure|not measured|unsure|unknown|(?:i )?(?:don['’]?t|do not) know|dunno|idk|no idea|can['’]?t say|skip|varies|it depends|[\s?.–—-]*)$/i;

/**
 * Prepares an answer for the middle of a line: without final stop and surrounding space; '' for
 * 'n/a'.
 */
export function cleanAnswer(answer: string): string {
  const cleaned = withoutLoneMarks(shortFormsOut(answer.slice(0, longestAnswer)))
    .replaceAll(/[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!]{1,120}$/, '');
  return noAnswer.test(cleaned) ? '' : cleaned;
}

/** Quotes and brackets in pairs stay; one without its partner would stay open in the line. */
function withoutLoneMarks(text: string): string {
  const count = (mark: string) => text.split(mark).length - 1;
  const lone = ['“”', '()', '«»'].filter(([open = '', close = '']) => count(open) !== count(close));
  const paired = [...text].filter((letter) => !lone.join('').includes(letter)).join('');
  // Behind a figure it says inches: '5" pipes'.
  const straight = /(?<!\d)"/g;
  return (paired.match(straight)?.length ?? 0) % 2 === 0 ? paired : paired.replaceAll(straight, '');
}
