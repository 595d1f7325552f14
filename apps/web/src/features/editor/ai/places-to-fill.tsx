import { placeholderPattern } from '../../../ui/word-difference.ts';
import { aiCopy } from './ai.copy.ts';

/** Beside a text that has places such as `[X%]`. */
export const PlacesToFill = ({ text }: { text: string }) =>
  placeholderPattern.test(text) ? (
    <p className="mt-2 text-small text-faint">{aiCopy.placesToFill}</p>
  ) : null;
