import type { TemplateId } from '@folio/contract/template-ids';

/**
 * The colors of each template that follow the owner's accent; inks and grays stay. Separate from
 * the templates, so that a page can recolor their pictures without the engine.
 */
export const accents = {
  modern: ['#1d4fc4', '#f1f5fb'],
  classic: ['#4b5563', '#2b4a7f', '#9aa2ae'],
  minimal: ['#636363', '#3f4f6b'],
  professional: ['#4f46e5', '#c9c8f3'],
  creative: ['#9b87f5', '#f5b3d7', '#5b3bc4', '#1d1145', '#f4f1fe'],
  academic: ['#7a1f2e'],
  engineering: ['#0f5c8c', '#b9c7d1'],
  harvard: ['#8c1d2f'],
  portrait: ['#1f2d3d', '#35506e', '#b9d0e8'],
  timeline: ['#0f766e', '#9fd3cd'],
  swiss: ['#d0021b'],
  curriculum: ['#2f6fae', '#28639d'],
  compact: ['#334155', '#cbd5e1'],
  lebenslauf: ['#17536b', '#9db8c2'],
  scholar: ['#1f3a5f', '#b8c3d1'],
  rirekisho: ['#1f2937', '#374151', '#f3f4f6'],
  federal: ['#112e51', '#dce4ef'],
  executive: ['#7d5f2c', '#c9b58f'],
} as const satisfies Record<TemplateId, readonly string[]>;
