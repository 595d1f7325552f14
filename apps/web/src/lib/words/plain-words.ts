import { messageFor } from './words.ts';

/**
 * Like `t`, for messages without values or choices: without those it is small enough for the script
 * of pages that need no app.
 */
export const t = (message: string): string => String(messageFor(message));
