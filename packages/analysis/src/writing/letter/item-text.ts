import { isOfLack } from '../../text/lacking.ts';
import { isOfSetback } from '../../text/setbacks.ts';
import { weakOpeningOf } from '../../text/weak-opening.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { oneLine, withSound } from '../phrases/phrases.ts';
import { headOf, isPerson } from '../words/nouns.ts';
import { certainFormsOut } from '../words/short-forms.ts';
import { quiet } from '../words/spelled-out.ts';
import { wordsOf } from '../words/word-limits.ts';

const fewestWords = 2;
const mostWords = 40;
const longest = 400;
/** A longer list of names does not describe work: 'Environment: AWS, Docker, Jenkins, …'. */
const mostNamed = 9;

/** A result: a percentage, an amount of money, or values before and after. */
const outcome =
  /\d ?%|[\p{Sc}]|\b(?:AED|AUD|CAD|CHF|DKK|EUR|GBP|HKD|INR|KES|MYR|NGN|NOK|NZD|PHP|PLN|Rs\.?|SAR|SEK|SGD|S\$|UGX|USD|ZAR) ?\d|\bN\d[\d.]*(?:bn|k|m)?\b|\bfrom\b.{1,40}\bto\b.{0,12}\d|\bby (?:about )?(?:a|one)? ?(?:third|half|quarter)\b/iu;

/** A long text with three figures or more states results. */
const isStory = (text: string): boolean =>
  wordsOf(text).length >= 15 && (text.match(/\d[\d.,]*/g) ?? []).length >= 3;

export const figureWorth = (text: string): number => {
  if (outcome.test(text) || isStory(text)) return 3;
  // A daily workload is not a result.
  const counted = text
    .replace(/\b(?:19|20)\d\d\b/g, '')
    .replace(
      /(?<![\d.,-])\d[\d.,-]*\+? ?(?:calls|dials|visits|\p{L}+)? ?(?:\/|a |per )(?:day|shift)\b/giu,
      '',
    );
  return /\d\d/.test(counted) ? 1.5 : /\d/.test(counted) ? 0.7 : 0;
};

/** 'Contract ended': the reason for leaving is for the person to explain. */
const ofLeaving =
  /\b(?:contract (?:ended|finished)|(?:left|parted) on\b|^on (?:\p{L}+ )?leave\b|on (?:maternity|parental|paternity|sick|unpaid) leave\b|restructur\p{L}*|retrench\p{L}*|laid off|made redundant|redundancy|resigned|packed it in)\b/iu;

/**
 * Whether a line describes help given to others. The score asks for the person's own part, so such
 * lines are used only if there are no others.
 */
export const isHelp = /^(?:helped|assisted)\b/i;

/** Whether a line makes sense by itself: not a fragment, heading or register number. */
export function isWhole(text: string): boolean {
  const count = wordsOf(text).length;
  return (
    count >= fewestWords &&
    count <= mostWords &&
    text.split(/[,;]/).length <= mostNamed &&
    !/:$|\d{6}|https?:|[[\]]/.test(text) &&
    !/^(?:also|and|but|then)\b|\bhere$/i.test(text) &&
    !ofLeaving.test(text) &&
    !isOfLack(text) &&
    !isOfSetback(text) &&
    !isPostWithYear(text)
  );
}

/** Whether a line is really the header of another entry: 'Intern, Social Service, 2018' */
const isPostWithYear = (text: string): boolean =>
  /^[^,]{3,60}, .*\b(?:19|20)\d\d(?: ?[–-] ?(?:\d{4}|\p{L}+))?$/u.test(text) &&
  isPerson(headOf(text.split(',')[0] ?? '').toLowerCase());

/**
 * Whether the score rates a line weak. Such a line is used if it answers more than a strong one.
 */
export const isWeak = (text: string): boolean =>
  isHelp.test(text) || weakOpeningOf(text, 0, text.length) !== undefined || /→|=>|->/.test(text);

/**
 * Formats a text as a list item: capitalized, without a full stop or an opening that says only that
 * it was work.
 */
export function asItem(written: string): string {
  const line = withSound(certainFormsOut(quiet(oneLine(written, longest))))
    .replace(/^[\s•◦▪●‣·–—*-]+/u, '')
    .replace(/^(?:was |were )?responsible for (?=\p{L}{2,}ing\b)/iu, '')
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')
    .replace(/(?<=\d )HRS?\b/g, (unit) => unit.toLowerCase());
  const [first = ''] = line.split(/[\s,;:]/);
  const isSpeltSmall = skillNamed(first)?.name === first;
  return /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && !isSpeltSmall
    ? line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : line;
}
