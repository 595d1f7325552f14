import { skillsCalled } from '../../vocabulary/names.ts';
import { phraseWords } from '../../vocabulary/phrase.ts';

/**
 * Words in six languages for how something is asked for: 'good knowledge of Excel' asks for
 * 'Excel'. They were fixed before the reader was tuned.
 */
const asking = new Set(
  `a an the of in with and or for to on at by as our your etc good very strong solid excellent sound basic advanced
  proven relevant similar experience experienced knowledge skill skills ability understanding proficiency proficient
  familiarity familiar use using working competence competency expertise
  und oder mit in im der die das den dem des von für zu am als gut gute guter gutes guten sehr sicher sichere sicherer
  sicheren fundierte erste kenntnis kenntnisse kenntnissen erfahrung erfahrungen umgang fähigkeit fähigkeiten beherrschung
  et ou avec de du des la le les l d en à au aux pour bon bonne bonnes bons très connaissance connaissances expérience
  expériences maîtrise compétence compétences capacité aptitude savoir
  y o u con de del la el los las en para por un una buen buena bueno muy conocimiento conocimientos experiencia dominio
  manejo habilidad habilidades capacidad competencia
  e ou com de da do das dos em no na para por um uma bom boa muito conhecimento conhecimentos experiência domínio
  habilidade habilidades capacidade competência
  और या का की के में से को पर अच्छा अच्छी अच्छे ज्ञान अनुभव जानकारी कौशल क्षमता समझ`
    .split(/\s+/)
    .map(folded),
);

/** Removes case and accents, which writers often leave out. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const word = /[\p{L}\p{M}\p{N}]+[+#]*/gu;

const wordsOf = (name: string): string[] =>
  (folded(name).match(word) ?? []).filter((one) => !asking.has(one));

/**
 * Whether two words are forms of the same word: 'weld', 'welding', 'welder'; 'Maschine',
 * 'Maschinen'.
 */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= 4 && Math.max(one.length, other.length) - shared <= 3;
}

/**
 * The share of words that two names must have in common, so that neither 'care' nor 'wound
 * dressing' is 'wound care'.
 */
const leastShared = 2 / 3;

function shareWords(one: readonly string[], other: readonly string[]): boolean {
  const most = Math.max(one.length, other.length);
  const shared = one.filter((word) => other.some((same) => isSameWord(word, same))).length;
  return most > 0 && Math.min(shared, one.length, other.length) / most >= leastShared;
}

/** Splits off names in parentheses, which are other names or examples: 'ERP (SAP)'. */
function namesOf(written: string): string[] {
  const outside = written.replace(/\([^()]*\)/g, ' ').trim();
  const inside = Array.from(written.matchAll(/\(([^()]+)\)/g), ([, text = '']) => text);
  return inside.length === 0 ? [written] : [written, outside, ...inside].filter(Boolean);
}

const keyOf = (name: string): string =>
  phraseWords(name)
    .map(({ key }) => key)
    .join(' ');

/**
 * Whether two names are the same need: the same phrase ignoring case, number and accents, two names
 * of one skill in any language of the vocabulary, or phrases that share two thirds of their words.
 */
export function isSameNeed(one: string, other: string): boolean {
  return namesOf(one).some((first) =>
    namesOf(other).some((second) => {
      const skills = skillsCalled(first);
      if ([...skillsCalled(second)].some((skill) => skills.has(skill))) return true;
      return (
        (keyOf(first) !== '' && keyOf(first) === keyOf(second)) ||
        shareWords(wordsOf(first), wordsOf(second))
      );
    }),
  );
}
