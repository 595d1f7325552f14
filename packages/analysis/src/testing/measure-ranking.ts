import type { ResumeContent } from '@folio/contract/resume-content';
import type { RankedGroup } from './ranked-resumes.ts';

/** Ranks values in descending order. Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const above = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    return above + (equal + 1) / 2;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation: Pearson's correlation of the ranks, which also handles ties. */
export function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (
    left: readonly number[],
    fromLeft: number,
    right: readonly number[],
    fromRight: number,
  ) =>
    left.reduce((sum, value, at) => sum + (value - fromLeft) * ((right[at] ?? 0) - fromRight), 0);
  const spread = Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
  return spread === 0 ? 0 : product(a, meanA, b, meanB) / spread;
}

/** Kendall's coefficient of concordance W of rankings without ties, from 0 (no agreement) to 1. */
function concordance(ranks: readonly (readonly number[])[]): number {
  const [readers, items] = [ranks.length, ranks[0]?.length ?? 0];
  const sums = Array.from({ length: items }, (_, at) =>
    ranks.reduce((sum, order) => sum + (order[at] ?? 0), 0),
  );
  const middle = mean(sums);
  const spread = sums.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return (12 * spread) / (readers ** 2 * (items ** 3 - items));
}

export type Ranking = {
  groups: number;
  resumes: number;
  readers: number;
  /** The mean of Spearman's coefficient over all pairs of readers, and Kendall's W. */
  agreement: number;
  concordance: number;
  /**
   * The mean, over the groups, of Spearman's coefficient between the score and the readers' mean
   * order.
   */
  measured: number;
  byGroup: Record<string, number>;
};

/** Measures how well a score orders the resumes of each group, and how well the readers agree. */
export function measureRanking(
  groups: readonly RankedGroup[],
  measure: (content: ResumeContent) => number,
): Ranking {
  const results = groups.map(({ name, resumes, orders }) => {
    const numbers = [...resumes.keys()];
    const places = orders.map((order) => numbers.map((number) => -order.indexOf(number)));
    const pairs = places.flatMap((one, at) =>
      places.slice(at + 1).map((other) => spearman(one, other)),
    );
    const wanted = numbers.map((_, at) => mean(places.map((order) => order[at] ?? 0)));
    const scored = numbers.map((number) => measure(resumes.get(number) as ResumeContent));
    const concordant = concordance(places.map((order) => ranksOf(order)));
    return { name, pairs, concordant, rho: spearman(scored, wanted) };
  });
  return {
    groups: groups.length,
    resumes: groups.reduce((sum, { resumes }) => sum + resumes.size, 0),
    readers: groups[0]?.orders.length ?? 0,
    agreement: mean(results.flatMap(({ pairs }) => pairs)),
    concordance: mean(results.map(({ concordant }) => concordant)),
    measured: mean(results.map(({ rho }) => rho)),
    byGroup: Object.fromEntries(results.map(({ name, rho }) => [name, rho])),
  };
}
