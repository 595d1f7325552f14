/** On what terms somebody worked, which is neither role nor employer, in the languages of Europe. */
const terms = [
  ...['full[- ]?time', 'part[- ]?time', 'contract', 'contract work', 'internship', 'permanent'],
  ...['temporary', 'temp', 'casual', 'fixed[- ]term', 'seasonal', 'sessional', 'zero[- ]hours?'],
  ...['hybrid', 'on-?site', 'apprenticeship', 'summer job'],
  ...['vollzeit', 'teilzeit', '(?:un)?befristet', 'minijob', 'geringfügig(?: beschäftigt)?'],
  ...['festanstellung', 'werkvertrag', 'saison(?:al|arbeit)?', 'nebenjob', 'nebenberuflich'],
  ...['zeitarbeit', 'leiharbeit', 'arbeitnehmerüberlassung', 'freie mitarbeit', 'aushilfe'],
  ...[
    'CDI',
    'CDD',
    'CDDI',
    'CDIC',
    'CTT',
    'intérim',
    'intérimaire',
    'alternance',
    'temps (?:plein|partiel)',
  ],
  ...[
    'saisonni(?:er|ère)',
    'vacataire',
    "contrat (?:pro|d['’]apprentissage|de professionnalisation|étudiant)",
  ],
  ...['tiempo (?:completo|parcial)', '(?:media )?jornada(?: completa| parcial)?', 'medio tiempo'],
  ...['temporal', 'indefinido', 'contrato \\p{Ll}+', 'por temporada', 'eventual', 'media jornada'],
  ...[
    'tempo integral',
    'meio período',
    'período integral',
    'CLT',
    'PJ',
    'temporári[oa]',
    'efetiv[oa]',
  ],
  ...['a tempo parcial', 'a tempo inteiro', 'sem termo', 'a termo', 'part-time'],
  ...[
    'tempo (?:pieno|parziale|determinato|indeterminato)',
    'a tempo (?:pieno|parziale|determinato|indeterminato)',
  ],
  ...['stagionale', 'contratto \\p{Ll}+', 'apprendistato', 'a chiamata', 'partita iva'],
  ...[
    'voltijds',
    'deeltijds?',
    'fulltime',
    'parttime',
    'uitzendwerk',
    'via uitzendbureau',
    'seizoenswerk',
  ],
  ...['bijbaan', 'vaste? (?:dienst|contract)', 'tijdelijk', 'onbepaalde duur', 'bepaalde duur'],
  ...[
    'heltid',
    'deltid',
    'vikariat',
    'fast stilling',
    'fastansatt',
    'fastansættelse',
    'tidsbegrænset',
  ],
  ...['tillsvidare', 'sommarjobb', 'sommerjobb?', 'timvikarie', 'provanställning', 'midlertidig'],
  ...['projektanställning', 'tillsvidareanställning', 'visstid(?:sanställning)?', 'engasjement'],
  ...['umowa \\p{Ll}+(?: \\p{Ll}+)?', '(?:pełny|pół|cały) etatu?', 'sezonowo', 'praca sezonowa'],
  ...['hlavní pracovní poměr', 'HPP', 'DPP', 'DPČ', 'brigáda', 'TPP', 'na dohodu', 'részmunkaidő'],
  ...[
    'määräaikainen',
    'vakituinen',
    'kokoaikainen',
    'osa-aikainen',
    'kesätyö',
    'tam zamanlı',
    'yarı zamanlı',
  ],
].join('|');

const alone = new RegExp(
  `^\\(?(?:${terms})(?:\\s*(?:(?:[,/·&+]|(?<=\\s)(?:and|und|et|y|e|en|og|och|i)(?=\\s))\\s*)?(?:${terms}|\\d{1,3}\\s?%))*\\)?$`,
  'iu',
);
/** '(Vollzeit)', '(CDD de six mois)', '(zeitarbeit über Acme)'. */
const bracketed = new RegExp(
  `(?:(?<!\\s)\\s+)?[([](?:${terms}|freelance|self-employed)(?:[\\s,/–-][^()[\\]]{0,40})?[)\\]](?=$|,)`,
  'iu',
);

export const saysContract = (text: string): boolean => text.length < 60 && alone.test(text);

/** A text without the terms behind it in brackets. */
export const withoutContract = (text: string): string => text.replace(bracketed, '');
