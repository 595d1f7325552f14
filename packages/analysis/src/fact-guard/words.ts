import { verbOf } from '../text/verbs.ts';

export interface Word {
  text: string;
  lower: string;
  root: string;
  start: number;
  end: number;
  opensSentence: boolean;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.+#&]?[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu;
const opening = /$(?<=(?:^|[.!?:•\n]["')\]]*)[\s\-–—•*]*)/u;

export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const before = text.slice(Math.max(0, start - 8), start);
    const opensSentence = start < 8 ? opening.test(before) : opening.test(before.slice(1));
    const written = match[0].replace(/['’]s$/u, '');
    words.push({
      text: written,
      lower: written.toLowerCase(),
      root: rootOf(written),
      start,
      end: start + written.length,
      opensSentence,
    });
  }
  return words;
}

const irregular: Record<string, string> = {
  sale: 'sell',
  sales: 'sell',
  driver: 'drive',
  drivers: 'drive',
  growth: 'grow',
  maintenance: 'maintain',
  analysis: 'analyse',
  analyses: 'analyse',
  analyst: 'analyse',
  analysts: 'analyse',
  analytics: 'analyse',
  analyze: 'analyse',
  people: 'person',
  children: 'child',
  data: 'data',
  maths: 'mathematics',
  math: 'mathematics',
  synthesis: 'synthesise',
  delivery: 'deliver',
  deliveries: 'deliver',
  recruitment: 'recruit',
  payment: 'pay',
  payments: 'pay',
  shelves: 'shelf',
  shelving: 'shelf',
  shelve: 'shelf',
  shelved: 'shelf',
  knives: 'knife',
  wives: 'wife',
  carry: 'convey',
  carpentry: 'carpenter',
  joinery: 'joiner',
  bakery: 'baker',
  masonry: 'mason',
  pharmacy: 'pharmacist',
  surgery: 'surgeon',
  rewrite: 'write',
  rebuild: 'build',
};

const endings = [
  'izations',
  'isations',
  'ization',
  'isation',
  'ications',
  'ication',
  'ations',
  'ation',
  'atives',
  'ative',
  'ating',
  'ated',
  'ates',
  'ators',
  'ator',
  'ate',
  'ments',
  'ment',
  'izing',
  'ising',
  'ized',
  'ised',
  'izes',
  'ises',
  'ize',
  'ise',
  'ions',
  'ion',
  'ings',
  'ing',
  'ants',
  'ant',
  'ers',
  'ors',
  'ies',
  'ied',
  'ical',
  'ics',
  'ed',
  'er',
  'or',
  'es',
  'ic',
  'al',
  'ly',
  'y',
  's',
  'e',
];

/** What the forms of a word share, roughly: 'migrating' and 'migration' have one root. */
export function rootOf(word: string): string {
  const lower = word.toLowerCase();
  const verb = verbOf(lower)?.base ?? lower;
  return stripped(Object.hasOwn(irregular, verb) ? (irregular[verb] ?? verb) : verb);
}

function stripped(lower: string): string {
  for (const ending of endings) {
    if (lower.length - ending.length >= 3 && lower.endsWith(ending)) {
      if (ending === 's' && !lower.endsWith('ss')) return stripped(lower.slice(0, -1));
      return undouble(lower.slice(0, -ending.length));
    }
  }
  return lower;
}

const undouble = (root: string) =>
  root.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=...)[ei]$/, '');
