/** Months as people write them, in the languages that our readers write most; letters without accents. */
const months: readonly string[][] = [
  [
    'january',
    'jan',
    'januar',
    'jänner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'janeiro',
    'gennaio',
    'januari',
    'जनवरी',
  ],
  [
    'february',
    'feb',
    'februar',
    'février',
    'fevrier',
    'févr',
    'fevr',
    'fév',
    'fev',
    'febrero',
    'fevereiro',
    'febbraio',
    'februari',
    'फरवरी',
  ],
  [
    'march',
    'mar',
    'märz',
    'marz',
    'mär',
    'mrz',
    'mars',
    'marzo',
    'março',
    'marco',
    'maart',
    'maerz',
    'मार्च',
  ],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'अप्रैल'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mei', 'मई'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'जून'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'जुलाई'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago', 'augustus', 'अगस्त'],
  [
    'september',
    'sep',
    'sept',
    'septembre',
    'septiembre',
    'setembro',
    'set',
    'settembre',
    'सितंबर',
    'सितम्बर',
  ],
  [
    'october',
    'oct',
    'oktober',
    'okt',
    'octobre',
    'octubre',
    'outubro',
    'out',
    'ottobre',
    'अक्टूबर',
    'अक्तूबर',
  ],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'नवंबर', 'नवम्बर'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dic',
    'dezembro',
    'dicembre',
    'दिसंबर',
    'दिसम्बर',
  ],
];

/** And in more of Europe's languages. */
const moreMonths: readonly string[][] = [
  ['ocak', 'styczeń', 'stycznia', 'leden', 'tammikuu', 'ιανουάριος', 'январь', 'января'],
  ['şubat', 'luty', 'lutego', 'únor', 'helmikuu', 'februarie', 'φεβρουάριος', 'февраль', 'февраля'],
  [
    'mart',
    'mrt',
    'marzec',
    'marca',
    'březen',
    'maaliskuu',
    'marts',
    'martie',
    'μάρτιος',
    'март',
    'марта',
  ],
  ['nisan', 'kwiecień', 'kwietnia', 'duben', 'huhtikuu', 'aprilie', 'απρίλιος', 'апрель', 'апреля'],
  ['mayıs', 'mayis', 'maj', 'maja', 'květen', 'toukokuu', 'μάιος', 'май', 'мая'],
  [
    'haziran',
    'czerwiec',
    'czerwca',
    'červen',
    'kesäkuu',
    'iunie',
    'giu',
    'ιούνιος',
    'июнь',
    'июня',
  ],
  ['temmuz', 'lipiec', 'lipca', 'červenec', 'heinäkuu', 'iulie', 'lug', 'ιούλιος', 'июль', 'июля'],
  [
    'ağustos',
    'augusti',
    'sierpień',
    'sierpnia',
    'srpen',
    'elokuu',
    'αύγουστος',
    'август',
    'августа',
  ],
  [
    'eylül',
    'wrzesień',
    'września',
    'září',
    'syyskuu',
    'septembrie',
    'σεπτέμβριος',
    'сентябрь',
    'сентября',
  ],
  [
    'ekim',
    'październik',
    'października',
    'říjen',
    'lokakuu',
    'octombrie',
    'ott',
    'οκτώβριος',
    'октябрь',
    'октября',
  ],
  [
    'kasım',
    'kasim',
    'listopad',
    'listopada',
    'marraskuu',
    'noiembrie',
    'νοέμβριος',
    'ноябрь',
    'ноября',
  ],
  [
    'aralık',
    'aralik',
    'grudzień',
    'grudnia',
    'prosinec',
    'joulukuu',
    'desember',
    'decembrie',
    'δεκέμβριος',
    'декабрь',
    'декабря',
  ],
];

const fold = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.]/g, '')
    .normalize('NFC');

const numbers = new Map(
  [...months, ...moreMonths].flatMap((names, index) =>
    names.map((name) => [fold(name), (index % 12) + 1] as const),
  ),
);

/** All of them, for a pattern: the longest first. */
export const monthNames: readonly string[] = [...months, ...moreMonths]
  .flat()
  .toSorted((a, b) => b.length - a.length);

/** 1 to 12, or 0 for a word that names no month. */
export const monthNumber = (word: string): number => numbers.get(fold(word)) ?? 0;

export const isPresentWord = (word: string): boolean =>
  /^(?:present|current|currently|now|today|ongoing|to date|date|heute|jetzt|aktuell|laufend|aujourd['’]?hui|présent|actuel|à ce jour|en cours|actualidad|actual|presente|hoy|atual|atualmente|hoje|o momento|la fecha|a la fecha|वर्तमान|अब तक|heden|oggi|in corso|until now|till date|till now|until today|until present|till present|til present|to present|dato|nu|nå|nyt|i dag|idag|obecnie|teraz|současnost|dnes|günümüz|halen|devam|presently|to this day)$/i.test(
    word.trim(),
  );
