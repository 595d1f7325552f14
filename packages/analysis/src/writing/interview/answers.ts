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

/**
 * Keeps paired quotes and brackets, and removes a mark without its partner, which would stay open
 * in the line.
 */
function withoutLoneMarks(text: string): string {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  // Pairs are “…”, „…“ or ”…” depending on language. After a figure, " may mean inches ('5" pipes')
  // or a closing quote.
  const lone = [
    count(/[“”„]/g) % 2 === 0 ? [] : [/[“”„]/g],
    count(/[«»]/g) % 2 === 0 ? [] : [/[«»]/g],
    count(/\(/g) === count(/\)/g) ? [] : [/[()]/g],
    count(/"/g) % 2 === 0 || count(/(?<!\d)"/g) % 2 === 0 ? [] : [/(?<!\d)"/g],
  ].flat();
  return lone.reduce((paired, marks) => paired.replaceAll(marks, ''), text);
}
