import { pseudo } from './pseudo.ts';
import { setWords } from './words.ts';

/** In development, `?words=pseudo` at the first address shows every message accented and longer. */
if (new URLSearchParams(location.search).get('words') === 'pseudo') setWords('en-US', pseudo);
