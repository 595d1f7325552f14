import type { Advertisement } from '../advertisement.ts';
import { readAdvertisement } from '../read-advertisement.ts';
import type { LabeledNeeds, NeedsFixture } from './needs-fixtures.ts';
import { isSameNeed } from './same-need.ts';

/** Shares from 0 to 1, over all terms of all advertisements. */
export interface NeedsMeasure {
  advertisements: number;
  precision: number;
  recall: number;
  f1: number;
  /** Share of correctly found terms whose level, required or preferred, is correct. */
  levels: number;
  title: number;
  employer: number;
  /** F1 of knock-outs by kind and text. */
  knockouts: number;
  knockoutPrecision: number;
  knockoutRecall: number;
  years: number;
}

interface Judged {
  right: number;
  found: number;
  met: number;
  asked: number;
  levels: number;
  title: boolean;
  employer: boolean;
  knockouts: { right: number; found: number; met: number; asked: number };
  years: boolean;
}

const sum = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((total, one) => total + of(one), 0);
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const harmonic = (one: number, other: number) =>
  one + other === 0 ? 0 : (2 * one * other) / (one + other);

export function measureNeeds(
  fixtures: readonly NeedsFixture[],
  read: (text: string) => Advertisement = readAdvertisement,
): NeedsMeasure {
  const judged = fixtures.map(({ text, gold }) => judgeNeeds(read(text), gold));
  const precision = share(
    sum(judged, ({ right }) => right),
    sum(judged, ({ found }) => found),
  );
  const recall = share(
    sum(judged, ({ met }) => met),
    sum(judged, ({ asked }) => asked),
  );
  const knockouts = judged.map((one) => one.knockouts);
  const knockoutPrecision = share(
    sum(knockouts, ({ right }) => right),
    sum(knockouts, ({ found }) => found),
  );
  const knockoutRecall = share(
    sum(knockouts, ({ met }) => met),
    sum(knockouts, ({ asked }) => asked),
  );
  return {
    advertisements: fixtures.length,
    precision,
    recall,
    f1: harmonic(precision, recall),
    levels: share(
      sum(judged, ({ levels }) => levels),
      sum(judged, ({ right }) => right),
    ),
    title: share(
      sum(judged, ({ title }) => Number(title)),
      judged.length,
    ),
    employer: share(
      sum(judged, ({ employer }) => Number(employer)),
      judged.length,
    ),
    knockouts: harmonic(knockoutPrecision, knockoutRecall),
    knockoutPrecision,
    knockoutRecall,
    years: share(
      sum(judged, ({ years }) => Number(years)),
      judged.length,
    ),
  };
}

/** Compares an advertisement as read with a person's labels. */
function judgeNeeds(read: Advertisement, gold: LabeledNeeds): Judged {
  const isAsked = (list: readonly string[], name: string) =>
    list.some((one) => isSameNeed(one, name));
  const found = [
    ...read.required.map(({ name }) => ({ name, own: gold.required })),
    ...read.preferred.map(({ name }) => ({ name, own: gold.preferred })),
  ];
  const asked = [...gold.required, ...gold.preferred];
  const right = found.filter(({ name }) => isAsked(asked, name));
  const names = found.map(({ name }) => name);
  return {
    right: right.length,
    found: found.length,
    met: asked.filter((name) => isAsked(names, name)).length,
    asked: asked.length,
    levels: right.filter(({ name, own }) => isAsked(own, name)).length,
    title: bareName(read.title) === bareName(gold.title),
    employer: bareName(read.company) === bareName(gold.employer),
    knockouts: judgeKnockouts(read, gold),
    years: read.years === gold.knockouts.find(({ kind }) => kind === 'years')?.years,
  };
}

/** A knock-out counts as found if one of its kind has overlapping words. */
function judgeKnockouts({ knockouts }: Advertisement, gold: LabeledNeeds) {
  const isSame = (one: { kind: string; text: string }, other: { kind: string; text: string }) =>
    one.kind === other.kind && overlap(one.text, other.text);
  return {
    right: knockouts.filter((one) => gold.knockouts.some((other) => isSame(one, other))).length,
    found: knockouts.length,
    met: gold.knockouts.filter((one) => knockouts.some((other) => isSame(one, other))).length,
    asked: gold.knockouts.length,
  };
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}|\d/gu) ?? [];

/** Whether half of the shorter text's words are in the other. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const known = new Set<string>(long);
  const shared = short.filter((word) => known.has(word)).length;
  return short.length > 0 && shared / short.length >= 0.5;
}

const legalForm =
  /(?:,? (?:gmbh|ag|se|kg|co|mbh|ltd|limited|llc|llp|inc|plc|corp|s\.? ?a|s\.? ?l|sarl|sas|ltda|pvt|private|e\.? ?v|b\.? ?v)\b\.?| ?[&+] ?co\b\.?)+$/u;

/** Removes case, parentheses, gender marks ('m/w/d'), a legal form and the final full stop. */
export function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/(?<=\s)(?:[mwfdhx]\s?\/\s?){1,2}[mwfdhx](?=\s|$)/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/^the /, '')
    .replace(/(?<![\s.,–—-])[\s.,–—-]+$/, '')
    .replace(legalForm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
