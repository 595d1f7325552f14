/**
 * What each document thread loads before its first work: nobody's first document waits until the
 * engine, the fonts and the painters are loaded and warm.
 */
import { warmUp } from './warm-up-documents.ts';

await warmUp();
