/** Above these a number of the analysis is highlighted. */
const highlightedAbove = { ats: 80, keywords: 70, format: 85 } as const;

export const isHighlighted = (kind: keyof typeof highlightedAbove, score: number): boolean =>
  score > highlightedAbove[kind];

const messages = [
  [85, 'Excellent! Your resume is well-optimized for ATS systems.'],
  [70, 'Good! Some improvements can enhance your ATS score.'],
  [0, 'Needs improvement. Several optimizations recommended.'],
] as const;

export const atsMessage = (score: number): string =>
  messages.find(([from]) => score >= from)?.[1] ?? messages[2][1];
