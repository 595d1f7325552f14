import type { ResumeContent } from '@folio/contract/resume-content';
import { type ReadField, unsureBelow } from '../fields/content-fields.ts';
import { readLabel } from '../vocabulary/contact-labels.ts';
import { findDate } from '../vocabulary/dates.ts';
import {
  endsAsCompany,
  looksLikePlace,
  namesCompany,
  namesDegree,
  namesRole,
  namesSchool,
} from '../vocabulary/names.ts';
import { type Compared, comparedValues, type DoubtWeights, pathsOf } from './compared-values.ts';
import type { LabeledText } from './content-of-labels.ts';
import type { Part } from './labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import { stepOf } from './page-looks.ts';
import type { Pair } from './pair-entries.ts';
import { borderOf, nextLine } from './segments.ts';

/** A value that was read, with the features that speak for or against it. */
export type Judged = Compared & { key: string; features: readonly string[] };

/** Returns the values of a content, from either reader or both, with their features. */
export function judgedValues(content: ResumeContent, pair: Pair): Judged[] {
  const file = compareReadings(content, pair);
  return [...file.values].flatMap(([key, value]) =>
    value.text === '' ? [] : [{ ...value, key, features: featuresOf(value, key, pair, file) }],
  );
}

/** The data with which the values of a file are compared, computed once for all of them. */
type Comparison = ReturnType<typeof compareReadings>;

function compareReadings(content: ResumeContent, { rules, learned }: Pair) {
  const byRules = comparedValues(rules.content);
  const byModel = comparedValues(learned.content);
  const values = comparedValues(content);
  const against = [...values].filter(
    ([key]) => (byRules.get(key)?.text ?? '') !== (byModel.get(key)?.text ?? ''),
  );
  return {
    byRules,
    byModel,
    values,
    /** The values on which the readers disagree, and their share in steps. */
    against,
    inFile: stepOf(against.length / Math.max(1, values.size), 0.03, 0.1, 0.2, 0.4),
    texts: [...values.values()].flatMap((one) => (one.text === '' ? [] : [one.text])),
    /** The paths that the rules doubt. */
    doubts: new Set(
      rules.fields.flatMap(({ path, confidence }) => (confidence < unsureBelow ? [path] : [])),
    ),
  };
}

/**
 * Returns the features of a value. Their texts are the keys of learned weights, so they must not
 * change.
 */
function featuresOf(value: Compared, key: string, { learned, apart }: Pair, file: Comparison) {
  const { kind, holder, at, text } = value;
  const [ours, theirs] = [file.byRules.get(key)?.text, file.byModel.get(key)?.text];
  const reader = readerOf(text, ours, theirs);
  const relation = `${reader} ${relationOf(text, (text === ours ? theirs : ours) ?? '')}`;
  const isUnsure = pathsOf(value).some((path) => file.doubts.has(path));
  const labeled = labeledTextOf(learned, value);
  const probability = stepOf(labeled?.probability ?? 0, 0.01, 0.5, 0.7, 0.85, 0.95, 0.99);
  const list = `${holder} ${!apart.has(holder)}`;
  const form = formOf(value);
  const cut = cutOf(learned, labeled);
  const beside = file.against.filter(([, other]) => other.holder === holder && other.at === at);
  return [
    'value',
    kind,
    reader,
    `${kind} ${reader}`,
    relation,
    `${kind} ${relation}`,
    `unsure ${isUnsure}`,
    `${kind} unsure ${isUnsure}`,
    `${reader} unsure ${isUnsure}`,
    `${reader} sure ${probability}`,
    `${kind} sure ${probability}`,
    `${kind} ${reader} sure ${probability}`,
    list,
    `${list} ${reader}`,
    `against in file ${file.inFile}`,
    `lists apart ${apart.size}`,
    `${reader} against in file ${file.inFile}`,
    `against beside ${Math.min(3, beside.length)}`,
    `${kind} length ${stepOf(text.length, 3, 8, 20, 40, 80)}`,
    `${kind} form ${form}`,
    `${kind} ${reader} form ${form}`,
    `cut ${cut}`,
    `${kind} ${reader} cut ${cut}`,
    `${kind} said ${countOf(file.texts, text)} times`,
  ];
}

/**
 * Counts the occurrences of a text: if it is both an employer and a place, one of them is wrong.
 */
const countOf = (texts: readonly string[], text: string): number =>
  Math.min(3, texts.filter((one) => one === text).length);

const recognizers: [string, (text: string) => boolean][] = [
  ['r', namesRole],
  ['c', (text) => namesCompany(text) || endsAsCompany(text)],
  ['s', namesSchool],
  ['g', namesDegree],
  ['p', looksLikePlace],
  ['D', (text) => findDate(text) !== undefined],
  ['L', (text) => readLabel(text).kind !== undefined && readLabel(text).rest === ''],
];
const longestName = 90;

/** Cached, since each text is looked up about four times per reading and the patterns are slow. */
const forms = new Map<string, string>();
const mostForms = 2_000;

function formOf({ written }: Compared): string {
  const form = forms.get(written) ?? readForm(written);
  if (forms.size >= mostForms) forms.clear();
  forms.set(written, form);
  return form;
}

/**
 * Describes a value's form: the word lists that contain it, and whether it begins and ends like a
 * complete text.
 */
function readForm(written: string): string {
  const known = written.length < longestName ? recognizers : [];
  const names = known.map(([feature, knows]) => (knows(written) ? feature : '')).join('');
  const begin = /^\p{Ll}/u.test(written) ? 'l' : '';
  const end = /[,;:(&/-]$|\s\p{Ll}{1,3}$/u.test(written) ? 'o' : '';
  return `${names || '-'}${begin}${end}`;
}

/**
 * Describes whether the labeled text was cut: it continues from a full line above, or follows a
 * weak separator.
 */
function cutOf(
  { read: { lines, segments } }: LearnedReading,
  labeled: LabeledText | undefined,
): string {
  if (!labeled) return 'none';
  const border = (at: number): number => {
    const segment = segments[at];
    return segment ? borderOf(lines, segments[at - 1], segment) : nextLine;
  };
  return `${Math.min(border(labeled.first), nextLine)} ${Math.min(border(labeled.last + 1), nextLine)}`;
}

/**
 * Describes which reader found a value, and whether the other one found a different value or none.
 */
function readerOf(text: string, rules = '', model = ''): string {
  if (text === rules && text === model) return 'both';
  if (text === rules) return model === '' ? 'rules alone' : 'rules against model';
  if (text === model) return rules === '' ? 'model alone' : 'model against rules';
  return 'neither';
}

/**
 * Describes whether one of two values is a part of the other, because it lost a label or was cut
 * off.
 */
function relationOf(text: string, other: string): string {
  if (text === other || text === '' || other === '') return 'no other';
  const [long, short] = text.length > other.length ? [text, other] : [other, text];
  const side = long.startsWith(short) ? 'begins' : long.endsWith(short) ? 'ends' : 'is within';
  if (!long.includes(short)) return 'differs';
  return long === text ? `whose part ${side}` : `which ${side}`;
}

const partOfKind: Partial<Record<Compared['kind'], Part>> = {
  name: 'name',
  title: 'title',
  location: 'place',
  summary: 'summary',
  company: 'company',
  position: 'position',
  period: 'period',
  'work-place': 'work-place',
  school: 'school',
  degree: 'degree',
  'study-period': 'study-period',
};

/** Returns the labeled text from which the model took a value. */
export function labeledTextOf({ found }: LearnedReading, value: Compared): LabeledText | undefined {
  const part = partOfKind[value.kind];
  const slots = {
    personalInfo: found.person,
    workExperience: found.jobs[value.at]?.slots,
    education: found.studies[value.at]?.slots,
  }[value.holder];
  return part && slots?.[part];
}

/** Returns fields with their probability of being correct, if both readers look for them. */
export function judgeFields(
  joined: { content: ResumeContent; fields: readonly ReadField[] },
  pair: Pair,
  weights: DoubtWeights,
): ReadField[] {
  const judged = judgedValues(joined.content, pair).flatMap((value) =>
    pathsOf(value).map((path) => [path, probabilityOf(weights, value.features)] as const),
  );
  const probabilities = new Map(judged);
  return joined.fields.map((field) => {
    const probability = probabilities.get(field.path);
    if (probability === undefined) return field;
    return { ...field, confidence: probability * (field.certainty ?? 1), isJudged: true };
  });
}

/** The probability that a value with these features is correct (logistic regression). */
export function probabilityOf(weights: DoubtWeights, features: readonly string[]): number {
  const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
