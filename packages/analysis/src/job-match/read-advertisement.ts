import { readLanguageOf } from '../text/languages.ts';
import type { Advertisement } from './advertisement.ts';
import { companyOf } from './advertisement-company.ts';
import { advertisementLines, type Line } from './advertisement-lines.ts';
import { placeOf } from './advertisement-place.ts';
import { termsOf } from './advertisement-terms.ts';
import { titleOf, withTitleApart } from './advertisement-title.ts';
import { foreignCompanyOf } from './foreign-company.ts';
import { knockoutsOf } from './knockouts.ts';
import { requirementsOf } from './requirements.ts';

export { placeOf };

const mostRead = 30_000;

/**
 * What a job advertisement asks for. It is read as data: nothing that it says, to a reader or to a
 * machine, changes how it is read.
 */
export function readAdvertisement(text: string): Advertisement {
  const read = withTitleApart(text.slice(0, mostRead));
  const lines = advertisementLines(read);
  const language = readLanguageOf(read);
  const title = titleOf(lines, language, read);
  return {
    title,
    company: language === 'en' ? companyOf(read, lines) : foreignCompanyOf(read),
    ...termsOf(requirementsOf(withoutTitle(lines, title)), language),
    ...knockoutsOf(lines),
  };
}

/** Letters that a line has beside the title that it names: a rank, a place. */
const mostBeside = 60;

/** A title names a trade, and asks for nothing. */
const withoutTitle = (lines: readonly Line[], title: string): Line[] =>
  lines.filter(
    ({ text }, index) =>
      index > 8 ||
      title === '' ||
      text.length > title.length + mostBeside ||
      !text.toLowerCase().includes(title.toLowerCase()),
  );
