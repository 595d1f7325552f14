import type { Finding } from '@folio/contract/ai-answers';

/** A result that is not told is a fact that only the person knows: no other wording brings it. */
const asksForFact = ({ check }: Finding): boolean => check === 'results';

/** The finding that is worth most of each place; where it asks for a fact, the best of wording too. */
export function bestOfPlaces(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.points - a.points)) {
    const first = best.get(finding.path);
    if (!first) best.set(finding.path, finding);
    else if (asksForFact(first) && !asksForFact(finding) && !best.has(wording(finding.path)))
      best.set(wording(finding.path), finding);
  }
  return [...best.values()];
}

const wording = (path: string) => `${path} wording`;

/** Each text is rewritten once, below the reason for it. */
export function rewrittenOf(worth: readonly Finding[]): (finding: Finding) => boolean {
  const reasons = new Map<string, Finding>();
  for (const finding of worth)
    if (!asksForFact(finding) || !reasons.has(finding.path)) reasons.set(finding.path, finding);
  return (finding) => reasons.get(finding.path) === finding;
}
