import { type DoubtWeights, plain } from '../compared-values.ts';
import type { NameCandidate } from '../name-candidates.ts';
import type { Truth } from './align.ts';

/** All candidates for the name in one file, and which of them is correct. */
export type NameExample = {
  maker: string;
  candidates: readonly { features: readonly string[]; isRight: boolean }[];
};

export function nameExample(
  maker: string,
  candidates: readonly NameCandidate[],
  { content: { personalInfo } }: Truth,
): NameExample {
  const own = plain(`${personalInfo.firstName} ${personalInfo.lastName}`);
  return {
    maker,
    candidates: candidates.map(({ key, shared, features }) => ({
      features: [...shared, ...features],
      isRight: key === own,
    })),
  };
}

const rounds = 20;
const rate = 0.2;
/** Strength of the L2 penalty per file. */
const pull = 0.003;
/** A feature that occurs in fewer files is replaced by a shared one. */
const fewestFiles = 3;

/**
 * Conditional logit (McFadden 1974): learns weights that make the correct candidate of each file
 * the likeliest, by AdaGrad over the files in order. Deterministic.
 */
export function trainNames(examples: readonly NameExample[]): DoubtWeights {
  const files = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const names = knownFeatures(files);
  const ids = new Map(names.map((name, id) => [name, id]));
  const coded = files.map(({ candidates }) =>
    candidates.map(({ features, isRight }) => ({
      isRight,
      ids: Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? [])),
    })),
  );
  const weights = new Float64Array(names.length);
  const slopes = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1);
  for (let round = 0; round < rounds; round++)
    for (const candidates of coded)
      for (const id of addSlopes(slopes, candidates, weights)) {
        const slope = (slopes[id] ?? 0) + pull * (weights[id] ?? 0);
        slopes[id] = 0;
        squares[id] = (squares[id] ?? 0) + slope * slope;
        weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(squares[id] ?? 1);
      }
  return new Map(names.map((name, id) => [name, weights[id] ?? 0]));
}

type Coded = { isRight: boolean; ids: Int32Array };

/** Adds the gradient (expected minus true features), and returns the features that it changed. */
function addSlopes(
  slopes: Float64Array,
  candidates: readonly Coded[],
  weights: Float64Array,
): Set<number> {
  const scores = candidates.map(({ ids }) => {
    let score = 0;
    for (const id of ids) score += weights[id] ?? 0;
    return score;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const ofRight = (share: number, at: number) => (candidates[at]?.isRight ? share : 0);
  const right = shares.reduce((sum, share, at) => sum + ofRight(share, at), leastShare);
  const touched = new Set<number>();
  for (const [at, { ids }] of candidates.entries()) {
    const share = shares[at] ?? 0;
    const slope = share / all - ofRight(share, at) / right;
    if (Math.abs(slope) < leastSlope) continue;
    for (const id of ids) {
      slopes[id] = (slopes[id] ?? 0) + slope;
      touched.add(id);
    }
  }
  return touched;
}

/**
 * Candidates with a smaller probability are skipped, which avoids division by zero and saves time.
 */
const leastShare = 1e-12;
const leastSlope = 1e-4;

function knownFeatures(files: readonly NameExample[]): string[] {
  const counts = new Map<string, number>();
  for (const { candidates } of files)
    for (const feature of new Set(candidates.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count >= fewestFiles ? [feature] : []));
}
