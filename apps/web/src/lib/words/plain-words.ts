import { messageFor } from './words.ts';

/**
 * Like `t`, for a message that is a text alone: without what sets values and choices it is small enough
 * for the script of pages that need no app.
 */
export const t = (message: string): string => String(messageFor(message));
