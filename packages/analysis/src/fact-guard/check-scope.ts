import type { Clause } from './clauses.ts';
import type { FactFlag } from './fact-flag.ts';
import { isTeaching, isWidening, rungOf, setsApart } from './seniority.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, synonymsOf, type Word } from './words.ts';

export function checkScope(source: SourceFacts, clauses: readonly Clause[]): FactFlag[] {
  const flags: FactFlag[] = [];
  for (const clause of clauses) {
    const allowed = allowedRung(source, clause);
    const found = climbs(clause, allowed);
    const climbing = found && isSaidOtherwise(source, found, allowed) ? undefined : found;
    if (climbing) flags.push(toFlag(climbing));
    for (const [index, word] of clause.words.entries()) {
      const isWider = isWidening(word) || setsApart(clause.words, index);
      if (word !== climbing && isWider && !isBorneOut(source, word.root)) flags.push(toFlag(word));
    }
  }
  return flags;
}

const toFlag = (word: Word): FactFlag => ({
  kind: 'scope',
  text: word.text,
  start: word.start,
  end: word.end,
});

const isBorneOut = (source: SourceFacts, root: string) =>
  source.roots.has(root) || synonymsOf(root).some((other) => source.roots.has(other));

/** Teaching that the person did themselves, by another verb of it. */
const isSaidOtherwise = (source: SourceFacts, { root }: Word, allowed: number) =>
  allowed >= 3 && isTeaching(root) && [...source.roots].some(isTeaching);

const firstTelling = (clause: Clause) => clause.words.find((word) => !isStopWord(word.lower));

/** The rung of the source's clauses that share most with this one; of all when none shares a word. */
function allowedRung(source: SourceFacts, clause: Clause): number {
  const shared = new Map<Clause, number>();
  for (const root of clause.roots) {
    for (const known of source.clausesByRoot.get(root) ?? []) {
      shared.set(known, (shared.get(known) ?? 0) + 1);
    }
  }
  if (shared.size === 0) return source.highestRung;
  let best = 0;
  let allowed = 0;
  for (const [known, count] of shared) {
    if (count > best) allowed = known.rung;
    else if (count === best) allowed = Math.max(allowed, known.rung);
    best = Math.max(best, count);
  }
  return allowed;
}

function climbs(clause: Clause, allowed: number): Word | undefined {
  if (clause.saidBy && clause.rung <= 3) return clause.rung > allowed ? clause.saidBy : undefined;
  if (!clause.saidBy) return clause.rung > Math.max(allowed, 3) ? firstTelling(clause) : undefined;
  const higher = clause.words.find((_, index) => (rungOf(clause.words, index) ?? 0) > allowed);
  return higher;
}
