type Scripts = {
  patterns: readonly (readonly [code: string, letters: RegExp])[];
  names: Intl.DisplayNames;
};

let scripts: Scripts | undefined;

/**
 * Returns the English name of a letter's script, such as 'Cherokee', or 'emoji', 'currency' or
 * 'symbol' for a character without a script.
 */
export function scriptOfLetter(letter: string): string {
  if (/\p{Extended_Pictographic}|\u20e3/u.test(letter)) return 'emoji';
  // Created on first use, since it takes 10 ms and few documents need it.
  scripts ??= { patterns: makePatterns(), names: new Intl.DisplayNames('en', { type: 'script' }) };
  const [code] = scripts.patterns.find(([, letters]) => letters.test(letter)) ?? [];
  if (code) return scripts.names.of(code) ?? code;
  return /\p{Sc}/u.test(letter) ? 'currency' : 'symbol';
}

/** The scripts in use today, by their codes (ISO 15924). */
const makePatterns = (): Scripts['patterns'] => [
  ['Latn', /\p{sc=Latn}/u],
  ['Grek', /\p{sc=Grek}/u],
  ['Cyrl', /\p{sc=Cyrl}/u],
  ['Armn', /\p{sc=Armn}/u],
  ['Hebr', /\p{sc=Hebr}/u],
  ['Arab', /\p{sc=Arab}/u],
  ['Syrc', /\p{sc=Syrc}/u],
  ['Thaa', /\p{sc=Thaa}/u],
  ['Nkoo', /\p{sc=Nkoo}/u],
  ['Deva', /\p{sc=Deva}/u],
  ['Beng', /\p{sc=Beng}/u],
  ['Guru', /\p{sc=Guru}/u],
  ['Gujr', /\p{sc=Gujr}/u],
  ['Orya', /\p{sc=Orya}/u],
  ['Taml', /\p{sc=Taml}/u],
  ['Telu', /\p{sc=Telu}/u],
  ['Knda', /\p{sc=Knda}/u],
  ['Mlym', /\p{sc=Mlym}/u],
  ['Sinh', /\p{sc=Sinh}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Laoo', /\p{sc=Laoo}/u],
  ['Tibt', /\p{sc=Tibt}/u],
  ['Mymr', /\p{sc=Mymr}/u],
  ['Geor', /\p{sc=Geor}/u],
  ['Hang', /\p{sc=Hang}/u],
  ['Ethi', /\p{sc=Ethi}/u],
  ['Cher', /\p{sc=Cher}/u],
  ['Cans', /\p{sc=Cans}/u],
  ['Khmr', /\p{sc=Khmr}/u],
  ['Mong', /\p{sc=Mong}/u],
  ['Hira', /\p{sc=Hira}/u],
  ['Kana', /\p{sc=Kana}/u],
  ['Bopo', /\p{sc=Bopo}/u],
  ['Hani', /\p{sc=Hani}/u],
  ['Yiii', /\p{sc=Yiii}/u],
  ['Tfng', /\p{sc=Tfng}/u],
  ['Vaii', /\p{sc=Vaii}/u],
  ['Java', /\p{sc=Java}/u],
  ['Bali', /\p{sc=Bali}/u],
  ['Sund', /\p{sc=Sund}/u],
  ['Bugi', /\p{sc=Bugi}/u],
  ['Batk', /\p{sc=Batk}/u],
  ['Cham', /\p{sc=Cham}/u],
  ['Lana', /\p{sc=Lana}/u],
  ['Tale', /\p{sc=Tale}/u],
  ['Talu', /\p{sc=Talu}/u],
  ['Tavt', /\p{sc=Tavt}/u],
  ['Lisu', /\p{sc=Lisu}/u],
  ['Plrd', /\p{sc=Plrd}/u],
  ['Lepc', /\p{sc=Lepc}/u],
  ['Limb', /\p{sc=Limb}/u],
  ['Cakm', /\p{sc=Cakm}/u],
  ['Newa', /\p{sc=Newa}/u],
  ['Tirh', /\p{sc=Tirh}/u],
  ['Sylo', /\p{sc=Sylo}/u],
  ['Saur', /\p{sc=Saur}/u],
  ['Kali', /\p{sc=Kali}/u],
  ['Rohg', /\p{sc=Rohg}/u],
  ['Tglg', /\p{sc=Tglg}/u],
  ['Osge', /\p{sc=Osge}/u],
  ['Bamu', /\p{sc=Bamu}/u],
  ['Hmnp', /\p{sc=Hmnp}/u],
  ['Mand', /\p{sc=Mand}/u],
  ['Samr', /\p{sc=Samr}/u],
  ['Olck', /\p{sc=Olck}/u],
  ['Adlm', /\p{sc=Adlm}/u],
  ['Mtei', /\p{sc=Mtei}/u],
  ['Copt', /\p{sc=Copt}/u],
  ['Runr', /\p{sc=Runr}/u],
];
