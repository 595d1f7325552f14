import type { InlineRun } from '@folio/typeset/blocks';
import type { Passage, Said } from '../outline/outline.ts';
import { passageRuns } from '../templates/set-text.ts';
import { type Child, element, joinMarkup, type Markup } from './markup.ts';

export const passageMarkup = (passage: Passage): Markup =>
  joinMarkup(passageRuns(passage).map(runMarkup));

export const saidMarkup = ({ text, href }: Said): Markup =>
  runMarkup({ text, ...(href && { href }) });

function runMarkup({ text, bold, italic, href }: InlineRun): Markup {
  const words = joinMarkup(withLineBreaks(text));
  const leaning = italic ? element('em', {}, words) : words;
  const heavy = bold ? element('strong', {}, leaning) : leaning;
  return isSafe(href) ? element('a', { href }, heavy) : heavy;
}

/** Addresses are made by `addresses.ts`; nothing else becomes a link, whoever made it. */
const isSafe = (href: string | undefined): href is string =>
  /^(?:https?:\/\/|mailto:|tel:)/.test(href ?? '');

const withLineBreaks = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));
