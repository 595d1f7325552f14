import type { MissingLetter } from '@folio/documents/missing-letters';
import type { OutputAction } from './ask-about-letters.ts';

const named = 12;

/**
 * Characters that show nothing by themselves: private use (such as Word's bullets when pasted) and
 * combining marks.
 */
const unseen = /^[\p{C}\p{M}]/u;

/** 'U+F0B7' for a character that is invisible in a sentence. */
const showLetter = (letter: string): string =>
  unseen.test(letter)
    ? `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : letter;

/** 'த, மி (Tamil), ∈ (symbol) and 3 more'. */
function nameLetters(missing: readonly MissingLetter[]): string {
  const groups = Map.groupBy(missing.slice(0, named), ({ script }) => script);
  const parts = [...groups].map(
    ([script, letters]) =>
      `${letters.map(({ letter }) => showLetter(letter)).join(', ')} (${script})`,
  );
  const more = missing.length - named;
  return `${parts.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const count = (missing: readonly MissingLetter[]): string =>
  missing.length === 1 ? '1 letter' : `${missing.length} letters`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const paper: Readonly<Record<OutputAction, string>> = {
  export: 'The PDF',
  print: 'The printed page',
};

export const lettersCopy = {
  title: (missing: readonly MissingLetter[]) => `${count(missing)} can’t be printed`,
  description: (missing: readonly MissingLetter[], outputAction: OutputAction) =>
    `None of our fonts has ${nameLetters(missing)}. ${paper[outputAction]} leaves a blank there; Word, HTML and text files keep them.`,
  confirm: { export: 'Export anyway', print: 'Print anyway' },
  cancel: 'Go back',
  note: (missing: readonly MissingLetter[]) =>
    `None of our fonts has ${nameLetters(missing)}. The pages and the PDF leave a blank there.`,
  fontsTitle: (names: readonly string[]) =>
    `We couldn’t load the ${names.length === 1 ? 'font' : 'fonts'} for ${listed.format(names)}.`,
  fontsNote: (awaited: readonly MissingLetter[], isOnline: boolean) =>
    [
      awaited.length > 0
        ? `The pages leave ${nameLetters(awaited)} blank until then.`
        : 'The pages show another font until then.',
      isOnline ? 'We’re trying again.' : 'You’re offline. It will load when you’re back online.',
    ].join(' '),
} as const;
