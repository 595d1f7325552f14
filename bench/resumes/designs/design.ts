import { readTable } from '@folio/tables/read-table';
import type { Draw } from '../random.ts';

/**
 * The choices of a design. Each is drawn from `makers.tsv`: from the maker's own options, else from
 * those of 'any'.
 */
const choices = [
  'align',
  'bullet',
  'columns',
  'contact',
  'dates',
  'declaration',
  'facts',
  'font',
  'foot',
  'grain',
  'head',
  'heading',
  'languages',
  'name',
  'order',
  'paper',
  'project',
  'range',
  'side',
  'size',
  'skills',
  'study',
  'work',
] as const;
type Choice = (typeof choices)[number];
export type Design = { maker: string } & Record<Choice, string>;

const options = new Map<string, string[]>();
for (const row of readTable(new URL('../words/makers.tsv', import.meta.url), {
  maker: 'text',
  choice: choices,
  option: 'text',
})) {
  const key = `${row.maker} ${row.choice}`;
  options.set(key, [...(options.get(key) ?? []), row.option]);
}

/** 'any' draws all choices from all makers, like a custom design. */
export const makers = [...new Set([...options.keys()].map((key) => key.split(' ')[0] ?? ''))];

/** Chance of a choice that departs from the maker's pattern. */
const ownWay = 0.08;

export function drawDesign(draw: Draw): Design {
  const maker = draw.chance(0.3) ? 'any' : draw.pick(makers);
  const drawn = choices.map((choice) => {
    const isOwn = choice !== 'columns' && draw.chance(ownWay);
    const own = isOwn ? undefined : options.get(`${maker} ${choice}`);
    return [choice, draw.pick(own ?? options.get(`any ${choice}`) ?? [])];
  });
  return { maker, ...Object.fromEntries(drawn) };
}
