import type { Dictionary } from '@folio/analysis/spelling';
// `no-inline`: small files become data URLs, which the CSP does not allow to fetch.
import affixesUrl from 'dictionary-en/index.aff?url&no-inline';
import wordsUrl from 'dictionary-en/index.dic?url&no-inline';
import { createScorer } from './create-scorer.ts';
import type { ScoreAnswer, ScoreRequest } from './scoring.ts';

const score = createScorer(loadDictionary);
const answer = (message: ScoreAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  score(data).then(answer, () => answer({ failed: true }));
});

/** The English dictionary, a file of the app. */
async function loadDictionary(): Promise<Dictionary> {
  const [aff, dic] = await Promise.all([bytesOf(affixesUrl), bytesOf(wordsUrl)]);
  return { aff, dic };
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The dictionary didn’t load');
  return new Uint8Array(await response.arrayBuffer());
}
