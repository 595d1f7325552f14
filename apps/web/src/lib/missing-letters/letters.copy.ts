import type { MissingLetter } from '@folio/documents/missing-letters';
import { t } from '../words/words.ts';
import type { OutputAction } from './letters-question.ts';

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
  return `${parts.join(', ')}${more > 0 ? t(' and {more} more', { more }) : ''}`;
}

const count = (missing: readonly MissingLetter[]): string =>
  t('{count, plural, one {# letter} other {# letters}}', { count: missing.length });

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const paper: Readonly<Record<OutputAction, string>> = {
  get export() {
    return t('The PDF');
  },
  get print() {
    return t('The printed page');
  },
};

export const lettersCopy = {
  title: (missing: readonly MissingLetter[]) =>
    t('{count} can’t be printed', { count: count(missing) }),
  description: (missing: readonly MissingLetter[], outputAction: OutputAction) =>
    t(
      'None of our fonts has {letters}. {paper} leaves a blank there; Word, HTML and text files keep them.',
      { letters: nameLetters(missing), paper: paper[outputAction] },
    ),
  confirm: {
    get export() {
      return t('Export anyway');
    },
    get print() {
      return t('Print anyway');
    },
  },
  get cancel() {
    return t('Go back');
  },
  note: (missing: readonly MissingLetter[]) =>
    t('None of our fonts has {letters}. The pages and the PDF leave a blank there.', {
      letters: nameLetters(missing),
    }),
  fontsTitle: (names: readonly string[]) =>
    t(
      '{count, plural, one {We couldn’t load the font for {names}.} other {We couldn’t load the fonts for {names}.}}',
      { count: names.length, names: listed.format(names) },
    ),
  fontsNote: (awaited: readonly MissingLetter[], isOnline: boolean) =>
    [
      awaited.length > 0
        ? t('The pages leave {letters} blank until then.', { letters: nameLetters(awaited) })
        : t('The pages show another font until then.'),
      isOnline
        ? t('We’re trying again.')
        : t('You’re offline. It will load when you’re back online.'),
    ].join(' '),
} as const;
