import type { GlyphRun } from '../display-list.ts';

/** A shaped stretch of text; its clusters are what letter spacing is added to. */
export type ShapedRun = GlyphRun & { readonly clusterCount: number };
