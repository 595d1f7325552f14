import type { Block, TextStyle } from '@folio/typeset/blocks';
import type { ScriptKey } from './script-ranges.ts';

/** How far a text's letters extend above and below the baseline, in em. */
type InkExtent = NonNullable<TextStyle['reach']>;

/**
 * Scripts whose letters have marks above and below, or are stacked, and would touch at the line
 * spacing of Latin. Measured on rendered pages in each script, plus a small margin.
 */
const reaches: Partial<Record<ScriptKey, readonly [aboveEm: number, belowEm: number]>> = {
  tibetan: [1.2, 0.72],
  myanmar: [1.05, 0.6],
  khmer: [1, 0.6],
  javanese: [1, 0.6],
  lao: [1.12, 0.45],
  odia: [0.98, 0.5],
  arabic: [1.04, 0.42],
  syriac: [0.95, 0.45],
  telugu: [0.9, 0.5],
  kannada: [0.85, 0.54],
  thai: [1.05, 0.3],
  thaana: [0.9, 0.42],
  sinhala: [1, 0.3],
  devanagari: [0.93, 0.36],
  gurmukhi: [0.92, 0.33],
  bengali: [0.94, 0.28],
  gujarati: [0.92, 0.29],
  malayalam: [0.87, 0.36],
  tamil: [0.87, 0.34],
};

function reachOf(scripts: ReadonlySet<ScriptKey>): InkExtent | undefined {
  let [aboveEm, belowEm] = [0, 0];
  for (const script of scripts) {
    const [above = 0, below = 0] = reaches[script] ?? [];
    aboveEm = Math.max(aboveEm, above);
    belowEm = Math.max(belowEm, below);
  }
  return aboveEm > 0 ? { aboveEm, belowEm } : undefined;
}

type ScriptsIn = (text: string) => ReadonlySet<ScriptKey>;

/** Increases the line height of paragraphs in tall or deep scripts as needed. */
export function withReach(blocks: Block[], scriptsIn: ScriptsIn): Block[] {
  return blocks.map((block) => reaching(block, scriptsIn));
}

function reaching<Kind extends Block>(block: Kind, scriptsIn: ScriptsIn): Kind {
  if (block.type === 'stack') return { ...block, children: withReach(block.children, scriptsIn) };
  if (block.type === 'columns') {
    const columns = block.columns.map((column) => ({
      ...column,
      children: withReach(column.children, scriptsIn),
    }));
    return { ...block, columns };
  }
  if (block.type === 'row') {
    const left = reaching(block.left, scriptsIn);
    return { ...block, left, right: reaching(block.right, scriptsIn) };
  }
  if (!('runs' in block)) return block;
  const reach = reachOf(scriptsIn(block.runs.map(({ text }) => text).join('')));
  return reach ? { ...block, style: { ...block.style, ...heightsFor(block.style, reach) } } : block;
}

const heightsFor = ({ leadingPt, sizePt }: TextStyle, reach: InkExtent) => ({
  leadingPt: Math.max(leadingPt, (reach.aboveEm + reach.belowEm) * sizePt),
  reach,
});
