const mostRead = 6_000;
const longestPlace = 80;

/** 'Location: Bengaluru, hybrid', '**Where:** Leeds'. A colon parts it: 'location is key' tells no place. */
const label =
  /^\W{0,4}(?:job |work |office )?(?:location|place of work|workplace|based in|where)\W{0,2}:\W{0,4}(?=\p{L})/iu;
/** Signs that close a row of a table, or marks around words. */
const closing = /(?<![\s*_|.;])[\s*_|.;]+$/;

/** Where the work is, where a line names it; empty where none does. */
export function placeOf(advertisement: string): string {
  for (const row of advertisement.slice(0, mostRead).split(/\r?\n/)) {
    const line = row.trim();
    const place = label.test(line) ? line.replace(label, '').replace(closing, '') : '';
    if (place !== '' && place.length <= longestPlace) return place;
  }
  return '';
}
