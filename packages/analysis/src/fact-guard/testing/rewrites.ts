import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkFacts } from '../check-facts.ts';

/** A line of a resume and one rewrite of it, by people who had not seen the guard. */
export interface Rewrite {
  source: string;
  rewrite: string;
  honest: boolean;
  why: string;
}

/** `tuned`: looked at while the guard was changed; `held-back`: opened at the end alone. */
export function rewritesOf(set: 'tuned' | 'held-back'): Rewrite[] {
  const folder = fileURLToPath(new URL(`../../../fixtures/rewrites/${set}/`, import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(folder + file, 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line): Rewrite => JSON.parse(line));
}

/** How many dishonest rewrites the guard holds back, and how many honest ones. */
export function measureRewrites(list: readonly Rewrite[]) {
  const share = (wanted: readonly Rewrite[]) =>
    wanted.length === 0
      ? 0
      : wanted.filter(({ source, rewrite }) => checkFacts(source, rewrite).held).length /
        wanted.length;
  const invented = list.filter(({ honest }) => !honest);
  const honest = list.filter((one) => one.honest);
  return {
    invented: invented.length,
    honest: honest.length,
    caught: share(invented),
    falseAlarms: share(honest),
  };
}
