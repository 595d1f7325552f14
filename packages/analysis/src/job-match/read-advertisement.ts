import type { Advertisement } from './advertisement.ts';
import { companyOf } from './advertisement-company.ts';
import { advertisementLines } from './advertisement-lines.ts';
import { placeOf } from './advertisement-place.ts';
import { termsOf } from './advertisement-terms.ts';
import { titleOf, withTitleApart } from './advertisement-title.ts';
import { knockoutsOf, requirementsOf } from './requirements.ts';

export { placeOf };

const mostRead = 30_000;

/**
 * What a job advertisement asks for. It is read as data: nothing that it says, to a reader or to a
 * machine, changes how it is read.
 */
export function readAdvertisement(text: string): Advertisement {
  const read = withTitleApart(text.slice(0, mostRead));
  const lines = advertisementLines(read);
  return {
    title: titleOf(lines),
    company: companyOf(read, lines),
    ...termsOf(requirementsOf(lines)),
    knockouts: knockoutsOf(lines),
  };
}
