import { readTable } from '@folio/tables/read-table';

/** A cluster of words that occur in like places, and the group of clusters that it belongs to. */
export type WordCluster = { cluster: string; group: string };

let loaded: ReadonlyMap<string, WordCluster> | undefined;

/**
 * Returns the cluster of an English word in small letters, of those that `npm run cluster -w
 * packages/analysis` wrote.
 */
export function clusterOf(word: string): WordCluster | undefined {
  loaded ??= load();
  return loaded.get(word);
}

function load(): ReadonlyMap<string, WordCluster> {
  const table = readTable(new URL('./word-clusters.tsv', import.meta.url), {
    words: 'text',
    group: 'text',
  });
  return new Map(
    table.flatMap(({ words, group }, at) => {
      const one = { cluster: String(at), group };
      return words.split(' ').map((word): [string, WordCluster] => [word, one]);
    }),
  );
}
