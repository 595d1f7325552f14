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
/** A longer list of names is no work: 'Environment: AWS, Docker, Jenkins, …'. */
const mostNamed = 9;

/** What came of it: a share, money, what it went from and to. */
const outcome =
  /\d ?%|[\p{Sc}]|\b(?:AED|AUD|CAD|CHF|DKK|EUR|GBP|HKD|INR|KES|MYR|NGN|NOK|NZD|PHP|PLN|Rs\.?|SAR|SEK|SGD|S\$|UGX|USD|ZAR) ?\d|\bN\d[\d.]*(?:bn|k|m)?\b|\bfrom\b.{1,40}\bto\b.{0,12}\d|\bby (?:about )?(?:a|one)? ?(?:third|half|quarter)\b/iu;

/** Who tells of something at length, with three figures or more, tells what came of it. */
const isStory = (text: string): boolean =>
  wordsOf(text).length >= 15 && (text.match(/\d[\d.,]*/g) ?? []).length >= 3;

export const figureWorth = (text: string): number => {
  if (outcome.test(text) || isStory(text)) return 3;
  // How much there is to do a day is no deed.
  const counted = text
    .replace(/\b(?:19|20)\d\d\b/g, '')
    .replace(
      /(?<![\d.,-])\d[\d.,-]*\+? ?(?:calls|dials|visits|\p{L}+)? ?(?:\/|a |per )(?:day|shift)\b/giu,
      '',
    );
  return /\d\d/.test(counted) ? 1.5 : /\d/.test(counted) ? 0.7 : 0;
};

/** 'Contract ended': why somebody left is for them to say. */
const ofLeaving =
  /\b(?:contract (?:ended|finished)|(?:left|parted) on\b|^on (?:\p{L}+ )?leave\b|on (?:maternity|parental|paternity|sick|unpaid) leave\b|restructur\p{L}*|retrench\p{L}*|laid off|made redundant|redundancy|resigned|packed it in)\b/iu;

/** Says what was done, with others: the score wants to know what one did oneself, and it is told where nothing else is. */
export const isHelp = /^(?:helped|assisted)\b/i;

/** Whether a line says something by itself: no scrap, no heading, no number of a register. */
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

/** The head of another entry, read as a line: 'Intern, Social Service, 2018' */
const isPostWithYear = (text: string): boolean =>
  /^[^,]{3,60}, .*\b(?:19|20)\d\d(?: ?[–-] ?(?:\d{4}|\p{L}+))?$/u.test(text) &&
  isPerson(headOf(text.split(',')[0] ?? '').toLowerCase());

/** What the score calls weak is told where it answers more than what is not. */
export const isWeak = (text: string): boolean =>
  isHelp.test(text) || weakOpeningOf(text, 0, text.length) !== undefined || /→|=>|->/.test(text);

/** As an item of a list: with the capital of one, without its stop and what says only that it was work. */
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
