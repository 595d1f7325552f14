import type { Line } from '../model.ts';
import type { SectionKind } from './heading-words.ts';

export type Section = { kind: SectionKind; title: string; heading?: Line; lines: Line[] };
