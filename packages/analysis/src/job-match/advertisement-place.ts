import { headPlaceOf } from './head-place.ts';
import { townPlaceOf } from './town-place.ts';

/** How many characters from the start are searched for a place. */
const placesWithin = 6_000;
const longestPlace = 80;

/**
 * Labels of a place: 'Location: Bengaluru, hybrid', '**Where:** Leeds', 'Standort: Kiel'. A colon
 * is required, since 'location is key' does not name a place.
 */
const labels = [
  '(?:job |work |office )?(?:location|place of work|workplace|based in|where)s?|(?:duty )?station|city|base',
  '(?:arbeits|dienst|einsatz|stand)ort|ort|dienstsitz|arbeitsstätte|arbeitsplatz',
  'lieu(?: de travail| du poste)?|localisation|ville|poste basé à',
  'ubicación|lugar(?: de trabajo)?|localidad|localización|ciudad|zona(?: de trabajo)?',
  'local(?: de trabalho)?|localização|localidade|cidade',
  '(?:कार्य ?)?स्थान|कार्यस्थल',
];
const label = new RegExp(
  String.raw`^[^\p{L}\p{M}\p{N}]{0,4}(?:${labels.join('|')})[^\p{L}\p{M}\p{N}]{0,2}:[^\p{L}\p{M}\p{N}]{0,4}(?=\p{L}|\d{5} \p{Lu})`,
  'iu',
);
/** A pin emoji before a place, as in posts on social networks. */
const pin = /^\W{0,2}📍\uFE0F?\s?(?=\p{L})/u;
/** The rest of a line from the next emoji on: '📍 München · Hybrid · 💶 80k'. */
const nextMark = /(?!📍)\p{Extended_Pictographic}.*$/su;
/** Characters that close a table row, or Markdown's marks around words. */
const rowEnd = /(?<![\s*_|.;·•,–—-])[\s*_|.;·•,–—-]+$/u;
/** 'am Standort Braunschweig', 'für unseren Standort in Halle (Saale)'. */
const site =
  /(?<!\p{L})(?:am|an unserem|für unseren|in unserer) (?:Standort|Niederlassung)(?: in)? (?<town>\p{Lu}[\p{L}.-]+(?: (?:a[nm] d[er]{1,2} |am )?\p{Lu}[\p{L}.-]+)?(?: \(\p{Lu}\p{L}+\))?)/gu;

/**
 * Returns the place of work from a labeled line, else from the head or a mention of a site. Returns
 * '' if there is none, or more than one. `company` is the employer as read, which is not a place.
 */
export function placeOf(advertisement: string, company = ''): string {
  const text = advertisement.slice(0, placesWithin);
  for (const row of text.split(/\r?\n/)) {
    const place = labeledIn(row.trim());
    if (place !== '' && place.length <= longestPlace) return place;
  }
  return headPlaceOf(text, company) || siteOf(text) || townPlaceOf(text, company);
}

/** A place begins like a name: 'Local: knowledge of the area is an asset' does not name one. */
const beginsAsPlace = /^(?:[\p{Lu}\p{Lo}\d]|(?:hybrid|on-?site|remote|home)(?!\p{L}))/u;

function labeledIn(line: string): string {
  const labeled = label.test(line) ? line.replace(label, '') : '';
  if (beginsAsPlace.test(labeled)) return labeled.replace(rowEnd, '');
  return pin.test(line) ? line.replace(pin, '').replace(nextMark, '').replace(rowEnd, '') : '';
}

function siteOf(text: string): string {
  const towns = new Set(Array.from(text.matchAll(site), ({ groups }) => groups?.town ?? ''));
  return towns.size === 1 ? ([...towns][0] ?? '') : '';
}
