import { createScorer } from './create-scorer.ts';
import { loadDictionary } from './load-dictionary.ts';
import type { ScoreAnswer, ScoreRequest } from './scoring.ts';

const score = createScorer(loadDictionary);
const answer = (said: ScoreAnswer) => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  score(data.content).then(answer, () => answer({ failed: true }));
});
