import { patterns } from './advertisement-words.ts';
import { employerBySigns } from './employer-signs.ts';

const mostRead = 3_000;
const word = String.raw`[\p{Lu}\d][\p{L}\p{M}\p{N}.'’-]*`;
const joint = String.raw`(?:&|\+|und|et|y|e|de|del|da|do|das|dos|la|le|les|du|des|der|von|van|en|sur|am|an der)`;
const name = `(?<name>${word}(?: (?:${joint} ){0,2}${word}){0,5})`;
const legal = String.raw`(?:gGmbH|GmbH(?: & Co\.? KG)?|AG|SE|e\.\s?V\.?|KG|OHG|mbH|S\.\s?L\.?(?:U\.?)?|S\.\s?A\.?(?: de C\.\s?V\.?)?|SL|SA|SARL|SAS|SCOP|Ltda\.?|Lda\.?|S\.A\.S\.?|EIRELI|Pvt\.? Ltd\.?)`;

/** An agency or box number that hides the employer. */
const agency = new RegExp(`(?:${patterns.agency})`, 'iu');

const surest = [
  // 'Wendelin Brackmann Verpackungstechnik GmbH', 'Construcciones Artiaga Moll, S.L.'
  String.raw`(?<![\p{L}\p{M}\p{N}.'’-])(?:Die |Der |Das )?(?<name>${word}(?: (?:${joint} ){0,2}${word}){0,5},? ${legal})(?![\p{L}])`,
  // 'Klinikum Obere Aue', 'Ville de Saint-Aubrac', 'Hospital Santa Quitéria do Vale'
  String.raw`(?<![\p{L}\p{M}])(?<name>(?:${patterns.institution}) (?:(?:de|do|da|du|des|la|le|del|zum|zur) ){0,2}${word}(?: (?:${joint} ){0,2}${word}){0,4})`,
  // 'Hélionergie Sud recrute', 'Kaltwerk ist ein', 'X es una empresa'
  String.raw`(?:^|[.!?] |\n)(?:Die |Das |Der |La |Le |El |O |A )?${name}(?:, [^.\n]{0,80})? (?:recrute|recherche|sucht|ist ein|est une?|busca|contrata|es una|é uma?|selecciona|solicita|procura|suchen)(?![\p{L}])`,
  String.raw`(?:Somos(?: (?:la|el|a|o|os|as))?|[Nn]ous sommes|chez|[Ww]ir(?:, die| sind(?: die)?| bei(?: der)?)|Chez|Bei(?: der)?|En|Na|CTO de|CEO de|équipe de|equipo de) ${name}(?=,| ist| sind| llevamos| somos| é| est|\s*🐄|$)`,
  String.raw`(?:^|\n)(?<name>\p{Lu}[\p{L}'’-]+(?: (?:& )?\p{Lu}[\p{L}'’-]+){0,4}) \|`,
].map((pattern) => new RegExp(pattern, 'mu'));

const shree =
  /(?<![\p{L}\p{M}])(?<name>(?:श्री )?[\p{L}\p{M}]{1,30}(?: [\p{L}\p{M}]{1,30}){0,3} (?:ट्रेडर्स|सेंटर|स्कूल|हॉस्पिटल|अस्पताल|एंटरप्राइजेज|इंडस्ट्रीज|होटल|क्लिनिक|कंपनी|ज्वेलर्स|मोटर्स|स्टोर|कोचिंग सेंटर))/u;
/** 'कंपनी: उजाला ग्रामीण फाइनेंस' */
const labeled =
  /^(?:कंपनी|संस्था|Empresa|Entreprise|Firma|Arbeitgeber)\s?[:–-]\s*(?<name>\S[^\n,(]{2,60})$/mu;
const notNames = new RegExp(`^(?:${patterns['opening-word-abroad']})$`, 'u');

/**
 * Finds the employer in advertisements in languages other than English. Returns '' if none is
 * named.
 */
export function foreignCompanyOf(text: string): string {
  const opening = text.slice(0, mostRead);
  if (agency.test(opening)) return '';
  for (const pattern of [labeled, ...surest, shree]) {
    const found = pattern.exec(opening)?.groups?.name?.trim() ?? '';
    if (found !== '' && !notNames.test(found.split(' ')[0] ?? ''))
      return found.replace(/^(?:मैं [^,]+, )/u, '');
  }
  return employerBySigns(text);
}
