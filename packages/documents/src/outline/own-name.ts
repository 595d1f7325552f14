import type { PersonalInfo } from '@folio/contract/resume-content';

type Name = Pick<PersonalInfo, 'firstName' | 'lastName'>;

/** Tells whether a name in a list of authors is that of the resume's owner. */
export type OwnName = {
  /** 'Dr. A. K. Sharma', 'Sharma AK', 'Anil Sharma PhD', '李娜'. */
  isIn: (author: string) => boolean;
  /** 'Sharma' and 'A. K.', the parts around a comma. */
  isInParts: (last: string, given: string) => boolean;
};

/**
 * Compares names word by word, without accents, titles, degrees and particles ('van der'). An
 * initial matches the given name at its position, and the family name may come first or last.
 * Umlauts are compared both as 'u' and as 'ue', as authors spell them.
 */
export function ownName(owner: Name): OwnName {
  const readings = [plain, expanded].map((fold) => {
    const given = wordsOf(owner.firstName, fold).filter(isNameWord);
    const family = wordsOf(owner.lastName, fold).filter(isNameWord);
    const core = family.filter(({ word }) => !particles.has(word));
    const last = core.length > 0 ? core : family;
    // A person with a single name is found by it alone.
    return last.length > 0
      ? { fold, last, given, hasParticles: core.length > 0 }
      : { fold, last: given, given: [], hasParticles: false };
  });
  const matches = (test: (reading: Reading) => boolean) =>
    readings.some((reading) => reading.last.length > 0 && test(reading));
  return {
    isIn: (author) => matches((reading) => isAuthor(readAs(author, reading), reading)),
    isInParts: (last, given) =>
      matches((reading) => {
        const family = readAs(last, reading).filter(isNameWord);
        const isLast = family.length === reading.last.length && startsWith(family, reading.last);
        return isLast && isAuthor([...family, ...readAs(given, reading)], reading);
      }),
  };
}

type Fold = (text: string) => string;
/** `raw` is as written, `word` is folded. */
type Word = { raw: string; word: string; isTitle: boolean };
type Reading = { fold: Fold; last: Word[]; given: Word[]; hasParticles: boolean };

const plain: Fold = (text) =>
  text
    .toLowerCase()
    .replace(/[øłđðıßæœþ]/g, (letter) => undecomposed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const undecomposed: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const expanded: Fold = (text) =>
  plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter),
  );
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Titles and degrees beside names. Some may also be initials, such as 'MA'. */
const titles: ReadonlySet<string> = new Set(
  `dr drs prof profdr professor doz pd dipl ing dipling dring ir er mag mr mrs ms miss mx sir dame shri
  smt med rer nat phil habil hc univ hon phd dphil mphil md mbbs ba bsc ma msc mba meng beng btech mtech
  dsc edd jd llb llm esq jr sr ii iii iv frs frcp facp rn cpa pe`.split(/\s+/),
);
const particles: ReadonlySet<string> = new Set(
  'von van de der den da di la le el al bin ibn ter ten zu zur dos das del della du af av'.split(
    ' ',
  ),
);

const isNameWord = ({ isTitle }: Word): boolean => !isTitle;

/** 'A.K. Sharma, Ph.D.*' gives A, K, Sharma and a title. */
function wordsOf(text: string, fold: Fold): Word[] {
  const chunks = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/['’]/g, '')
    .split(/[\s,]+/);
  return chunks.flatMap((chunk) => {
    const isTitle = titles.has(fold(chunk).replace(/[^\p{L}]/gu, ''));
    const parts = chunk.match(/[\p{L}\p{M}]+/gu) ?? [];
    return parts.map((raw) => ({ raw, word: fold(raw), isTitle }));
  });
}

const readAs = (text: string, { fold, hasParticles }: Reading): Word[] =>
  wordsOf(text, fold).filter(({ word }) => !hasParticles || !particles.has(word));

/** Compares the author with all words, then without those that may be titles. */
const isAuthor = (words: readonly Word[], reading: Reading): boolean =>
  isNamed(words, reading) || isNamed(words.filter(isNameWord), reading);

function isNamed(words: readonly Word[], { last, given }: Reading): boolean {
  const joined = lettersOf(words);
  if (joined === lettersOf([...last, ...given]) || joined === lettersOf([...given, ...last]))
    return true;
  const count = words.length - last.length;
  if (count < 1 || given.length === 0) return false;
  const isFirst = startsWith(words, last) && isGiven(words.slice(last.length), given);
  return isFirst || (startsWith(words.slice(count), last) && isGiven(words.slice(0, count), given));
}

const lettersOf = (words: readonly Word[]): string => words.map(({ word }) => word).join('');

const startsWith = (words: readonly Word[], start: readonly Word[]): boolean =>
  start.every(({ word }, index) => words[index]?.word === word);

/** Whether 'A.', 'AK', 'Anil K.' or 'Anil Kumar' may be the given names 'Anil Kumar', or 'Anil'. */
function isGiven(words: readonly Word[], given: readonly Word[]): boolean {
  if (lettersOf(words) === lettersOf(given)) return true;
  let next = 0;
  for (const [index, { raw, word }] of words.entries()) {
    const known = given.findIndex((one) => one.word === word);
    if (known >= 0) next = known + 1;
    else if (isInitials(raw)) {
      // Initials beyond the given names that the owner states may be any.
      const names = given.slice(next, next + word.length);
      if (!names.every((name, at) => name.word.startsWith(word.charAt(at)))) return false;
      next += word.length;
    } else if (index === 0 && !isAbbreviation(word, given[0])) return false;
    else next++;
  }
  return true;
}

const isInitials = (raw: string): boolean => raw.length <= 2 || /^\p{Lu}{3,4}$/u.test(raw);

/** 'Chr' for 'Christian', or 'Anil' if the owner has only an initial. */
const isAbbreviation = (word: string, name: Word | undefined): boolean =>
  name !== undefined &&
  ((word.length <= 3 && name.word.startsWith(word)) ||
    (name.word.length === 1 && word.startsWith(name.word)));
