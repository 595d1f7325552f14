import type { KnockoutKind } from '../advertisement.ts';

/** The labels of words: outside any condition, or in one of a kind. */
export const conditionKinds = [
  'years',
  'licence',
  'degree',
  'language',
  'shift',
  'place',
  'right-to-work',
  'other',
] as const satisfies readonly KnockoutKind[];

export const labelCount = conditionKinds.length + 1;
export const labelOf = (kind: KnockoutKind): number => conditionKinds.indexOf(kind) + 1;
