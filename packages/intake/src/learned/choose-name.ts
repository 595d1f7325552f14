import { collectFields } from '../fields/content-fields.ts';
import { splitName } from '../fields/split-name.ts';
import type { Line } from '../layout/model.ts';
import type { DoubtWeights } from './compared-values.ts';
import { labelOf, type Part, partOf } from './labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';
import type { Joined } from './pair-entries.ts';

/** Returns all candidates for the person's name, in a file that both rules and model have read. */
export const namesIn = (
  rules: Pick<Joined, 'content'>,
  learned: LearnedReading,
  titles: readonly string[],
): NameCandidate[] =>
  nameCandidates(learned.read.lines, {
    rules: wholeName(rules),
    model: wholeName(learned),
    probability: learned.found.person.name?.probability ?? 0,
    parts: partsOfLines(learned),
    titles,
  });

/**
 * Returns the candidates in a file that was not read, without the features that compare readers.
 */
export const namesAlone = (lines: readonly Line[]): NameCandidate[] =>
  nameCandidates(lines, { rules: '', model: '', probability: 0, parts: new Map(), titles: [] }).map(
    ({ shared, features, ...one }) => ({
      ...one,
      shared: shared.filter((feature) => !ofReaders.test(feature)),
      features: features.filter((feature) => !ofReaders.test(feature)),
    }),
  );

const ofReaders = /^who (?:agree|both|model|none|part|rules|two lines none)\b/;

const wholeName = ({ content: { personalInfo } }: Pick<Joined, 'content'>): string =>
  `${personalInfo.firstName} ${personalInfo.lastName}`.trim();

/** Returns the lines that the model labels as a name: those with a segment of that label. */
function partsOfLines({ read: { lines, segments, labels } }: LearnedReading): Map<Line, Part> {
  const parts = new Map<Line, Part>();
  for (const [at, segment] of segments.entries()) {
    const line = lines[segment.line];
    const part = partOf(labelOf(labels[at] ?? 0));
    if (line && (part === 'name' || !parts.has(line))) parts.set(line, part);
  }
  return parts;
}

/** The likeliest candidate and its probability. */
export type ChosenName = { text: string; line: Line | undefined; probability: number };

/** Returns undefined if there are no candidates, or no weights for names. */
export function chooseName(
  candidates: readonly NameCandidate[],
  weights: DoubtWeights,
): ChosenName | undefined {
  const known = new Map<readonly string[], number>();
  const ofShared = (shared: readonly string[]) => {
    const score = known.get(shared) ?? scoreOf(weights, shared);
    known.set(shared, score);
    return score;
  };
  const scores = candidates.map(
    ({ shared, features }) => ofShared(shared) + scoreOf(weights, features),
  );
  const most = Math.max(...scores);
  const best = candidates[scores.indexOf(most)];
  if (!best || scores.every((score) => score === 0)) return undefined;
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return { text: best.text, line: best.line, probability: 1 / sum };
}

const scoreOf = (weights: DoubtWeights, features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

/** Returns a reading with this name, whose probability becomes the confidence. */
export function withName(joined: Joined, name: ChosenName | undefined): Joined {
  if (!name) return joined;
  const { fields, note } = collectFields();
  const parts = splitName(name.text);
  for (const part of ['firstName', 'lastName'] as const)
    note(`personalInfo.${part}`, parts[part], name.probability, name.line);
  const personalInfo = { ...joined.content.personalInfo, ...parts };
  const others = joined.fields.filter(({ path }) => !/^personalInfo\.\w+Name$/.test(path));
  return {
    ...joined,
    content: { ...joined.content, personalInfo },
    fields: [...others, ...fields.map((field) => ({ ...field, isJudged: true }))],
  };
}
