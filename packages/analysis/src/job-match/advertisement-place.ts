const mostRead = 6_000;
const longestPlace = 80;

/**
 * Labels of a place: 'Location: Bengaluru, hybrid', '**Where:** Leeds'. They need a colon, since
 * 'location is key' names no place.
 */
const label =
  /^\W{0,4}(?:job |work |office )?(?:location|place of work|workplace|based in|where)\W{0,2}:\W{0,4}(?=\p{L})/iu;
/** Signs that close a table row, or Markdown's marks around words. */
const closing = /(?<![\s*_|.;])[\s*_|.;]+$/;

/** Returns the place of work from a labelled line; empty where there is none. */
export function placeOf(advertisement: string): string {
  for (const row of advertisement.slice(0, mostRead).split(/\r?\n/)) {
    const line = row.trim();
    const place = label.test(line) ? line.replace(label, '').replace(closing, '') : '';
    if (place !== '' && place.length <= longestPlace) return place;
  }
  return '';
}
