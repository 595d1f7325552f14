import type { CareerStage } from '@folio/contract/score-limits';
import type { ProofKind } from '../resume/read-evidence.ts';

/**
 * What a career stage is expected to show. `pieces`: evidence, about as much as fills the one or
 * two pages that recruiters expect at that stage. `results`: how many of the pieces should be
 * measured results. `asResults`: kinds of proof that count as results, because that is how work is
 * measured in the field (such as papers at a university).
 */
export type Demand = {
  name: string;
  pieces: number;
  results: number;
  asResults: readonly ProofKind[];
};

const demands: Record<CareerStage, Demand> = {
  'school-leaver': { name: 'A school leaver', pieces: 4, results: 1, asResults: ['award'] },
  fresher: { name: 'A first job', pieces: 6, results: 2, asResults: ['award'] },
  early: { name: 'An early career', pieces: 7, results: 3, asResults: [] },
  senior: { name: 'An experienced person', pieces: 10, results: 4, asResults: ['patent'] },
  executive: { name: 'An executive', pieces: 10, results: 5, asResults: [] },
  academic: {
    name: 'An academic',
    pieces: 10,
    results: 4,
    asResults: ['publication', 'patent', 'award'],
  },
  'career-changer': { name: 'A career changer', pieces: 8, results: 3, asResults: [] },
  trades: { name: 'A tradesperson', pieces: 6, results: 2, asResults: ['certificate'] },
};

export const demandOf = ({ career }: { career: { stage: CareerStage } }): Demand =>
  demands[career.stage];
