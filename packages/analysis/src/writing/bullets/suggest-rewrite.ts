import { verbOf } from '../../text/verbs.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { improveBullet } from './improve-bullet.ts';
import { type WritingContext, whyNotRewritten } from './improvement.ts';

/** A check's finding in a text: the span, and a replacement for it. */
export type Remark = { check: string; start: number; end: number; rewrite?: string | undefined };

/**
 * A better wording. `text` has bracketed blanks for facts that only the person knows. `plain` is
 * the wording without blanks, if it is better than the original.
 */
export type SuggestedRewrite = { text: string; plain: string | undefined };

const verbBlank = '[did what?]';
const resultBlank = '[what changed, and by how much?]';

/** Longer texts are reported as too long, so nothing is appended to them. */
const mostWordsBeforeResult = 24;

/**
 * Suggests a rewrite of a bullet point: applies the checks' corrections, then `improveBullet`, and
 * adds blanks for a verb or result that only the person knows. Undefined if nothing would change,
 * or if the text cannot be rewritten.
 */
export function suggestRewrite(
  text: string,
  remarks: readonly Remark[],
  context: WritingContext = {},
): SuggestedRewrite | undefined {
  if (whyNotRewritten(text)) return undefined;
  const mended = mend(text, remarks);
  const improved = improveBullet(mended.text, context);
  const opened = withVerbBlank(improved.text, mended.text, mended.remarks);
  const plain = opened === undefined && improved.text !== text ? improved.text : undefined;
  const asked = opened ?? improved.suggestion ?? improved.text;
  const rewritten = withResultBlank(asked, remarks);
  return rewritten === text ? undefined : { text: rewritten, plain };
}

/**
 * Applies some of the corrections from the last to the first, so that offsets stay valid. Adjusts
 * the end of a weak opening to the corrected text: 'Dealing' corrected to 'Deal' is three letters
 * shorter.
 */
function mend(text: string, remarks: readonly Remark[]) {
  const certain = remarks.filter(
    ({ start, end, rewrite, check }) =>
      rewrite !== undefined && start < end && check !== 'action-verbs',
  );
  let mended = text;
  let from = text.length;
  const applied: Remark[] = [];
  for (const remark of certain.toSorted((a, b) => b.start - a.start)) {
    const { start, end, rewrite = '' } = remark;
    if (end > from) continue;
    mended = mended.slice(0, start) + rewrite + mended.slice(end);
    from = start;
    applied.push(remark);
  }
  const movedBy = (upTo: number) =>
    applied
      .filter(({ end }) => end <= upTo)
      .reduce((sum, { start, end, rewrite = '' }) => sum + rewrite.length - (end - start), 0);
  const moved = remarks.map((one) =>
    one.check === 'action-verbs' ? { ...one, end: one.end + movedBy(one.end) } : one,
  );
  return { text: mended, remarks: moved };
}

/**
 * Replaces a weak opening that no rule could improve by a blank for a verb. Before an opening noun,
 * inserts the blank instead.
 */
function withVerbBlank(
  improved: string,
  mended: string,
  remarks: readonly Remark[],
): string | undefined {
  const weak = remarks.find(({ check, start }) => check === 'action-verbs' && start === 0);
  // 'Meals were cooked' has a verb, and is reported as passive instead.
  const isPassive = remarks.some(({ check }) => check === 'passive-voice');
  if (!weak || isPassive || improved.slice(0, weak.end) !== mended.slice(0, weak.end))
    return undefined;
  const opening = improved.slice(0, weak.end);
  const coversText = weak.end >= improved.trimEnd().length;
  const isNoun = coversText || (!/\s/.test(opening) && !verbOf(opening.toLowerCase()));
  const rest = isNoun ? uncapitalized(improved) : improved.slice(weak.end).trimStart();
  return rest === '' ? undefined : `${verbBlank} ${rest}`;
}

const asksForResult = new Set(['results', 'quantified']);

function withResultBlank(text: string, remarks: readonly Remark[]): string {
  const isAsked = remarks.some(({ check }) => asksForResult.has(check));
  const hasBlank = text.replace(verbBlank, '').includes('[');
  if (!isAsked || hasBlank || text.split(/\s+/).length > mostWordsBeforeResult) return text;
  const body = text.trimEnd();
  const stop = /[.;]$/.exec(body)?.[0] ?? '';
  return `${body.slice(0, body.length - stop.length)}, ${resultBlank}${stop}`;
}
