import { checkFacts } from '../check-facts.ts';
import type { Statement } from './statements.ts';

/** Measures the shares of invented and of honest statements that the guard flags. */
export function measureGuard(list: readonly Statement[]) {
  const held = (of: Statement, output: string) => checkFacts(of.source, output).held;
  const invented = list.flatMap((of) => of.invented.map((output) => held(of, output)));
  const honest = list.flatMap((of) => of.honest.map((output) => held(of, output)));
  const share = (results: boolean[]) => results.filter(Boolean).length / results.length;
  return {
    invented: invented.length,
    honest: honest.length,
    caught: share(invented),
    falseAlarms: share(honest),
  };
}
