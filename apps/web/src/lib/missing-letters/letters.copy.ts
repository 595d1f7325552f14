import type { MissingLetter } from '@folio/documents/missing-letters';

const named = 12;

/** 'த, மி (Tamil), ∈ (symbol) and 3 more'. */
function nameLetters(missing: readonly MissingLetter[]): string {
  const groups = Map.groupBy(missing.slice(0, named), ({ script }) => script);
  const parts = [...groups].map(
    ([script, letters]) => `${letters.map(({ letter }) => letter).join(', ')} (${script})`,
  );
  const more = missing.length - named;
  return `${parts.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const count = (missing: readonly MissingLetter[]): string =>
  missing.length === 1 ? '1 letter' : `${missing.length} letters`;

export const lettersCopy = {
  title: (missing: readonly MissingLetter[]) => `${count(missing)} can’t be printed`,
  description: (missing: readonly MissingLetter[]) =>
    `No font of ours has ${nameLetters(missing)}. The PDF leaves a blank in their place; Word, HTML and text files keep them.`,
  confirm: 'Export anyway',
  cancel: 'Go back',
  note: (missing: readonly MissingLetter[]) =>
    `No font of ours has ${nameLetters(missing)}. The pages and the PDF leave a blank in their place.`,
} as const;
