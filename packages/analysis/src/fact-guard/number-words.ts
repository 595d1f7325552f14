const units: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

export const magnitudes: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
};

const names = (table: Record<string, number>) => Object.keys(table).join('|');
const large = 'dozen|hundred|thousand|lakhs?|million|crores?|billion';
const small = `(?:${names(tens)})(?:[- ](?:one|${names(units)}))?|${names(units)}`;

/** 'twenty-five', 'three hundred', 'a dozen', 'two million'. 'one' alone is too often a pronoun. */
export const numberWordSource = `(?:(?:${small})|(?:an?|one|half a) (?=${large}))(?:[- ]?(?:${large})\\b)*`;

export function valueOfWords(text: string): number {
  let value = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const magnitude = magnitudes[word];
    if (word === 'half') group = 0.5;
    else if (word === 'a' || word === 'an' || word === 'one') group += group === 0.5 ? 0 : 1;
    else if (magnitude !== undefined) group = Math.max(group, 0.5) * magnitude;
    else group += units[word] ?? tens[word] ?? 0;
  }
  value += group;
  return value;
}
