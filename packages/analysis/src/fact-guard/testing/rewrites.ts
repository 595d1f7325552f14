import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeRewrite, type Verdict } from '../judge-rewrite.ts';

/** A line of a resume and a rewrite of it, by authors who had not seen the guard. */
export interface Rewrite {
  source: string;
  rewrite: string;
  honest: boolean;
  why: string;
  author: string;
}

/** `tuned`: the weights are fitted to these; `held-back`: evaluated only after the last change. */
export function rewritesOf(set: 'tuned' | 'held-back'): Rewrite[] {
  const folder = fileURLToPath(new URL(`../../../fixtures/rewrites/${set}/`, import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(folder + file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Rewrite => ({ ...JSON.parse(line), author: `${set}/${file}` })),
    );
}

/** Counts dishonest and honest rewrites that are refused or marked as doubtful. */
export function measureRewrites(list: readonly Rewrite[]) {
  const verdicts = (wanted: boolean) =>
    list
      .filter(({ honest }) => honest === wanted)
      .map(({ source, rewrite }) => judgeRewrite(source, rewrite).verdict);
  const share = (of: readonly Verdict[], which: (verdict: Verdict) => boolean) =>
    of.length === 0 ? 0 : of.filter(which).length / of.length;
  const invented = verdicts(false);
  const honest = verdicts(true);
  const isRefused = (verdict: Verdict) => verdict === 'refused';
  const isMarked = (verdict: Verdict) => verdict !== 'clear';
  return {
    invented: invented.length,
    honest: honest.length,
    caught: share(invented, isMarked),
    falseAlarms: share(honest, isRefused),
    refused: share(invented, isRefused),
    doubted: share(honest, isMarked),
  };
}
