import { occupationsNamed } from '../vocabulary/occupations.ts';
import { patterns } from './advertisement-words.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*`;
const joint = String.raw`(?:&|\+|of|for|and|de|do|da|du|des|del|la|le|und|y|e)`;
/**
 * A name of several words: 'Harbourlight Dental', 'Institute for Regenerative Medicine', 'Farmácia
 * Vale do Sobral'.
 */
const long = String.raw`(?<name>${word}(?: (?:${joint} ){0,2}${word}){1,5})`;
const short = String.raw`(?<name>${word}(?: (?:${joint} ){0,2}${word}){0,4})`;
const letters = String.raw`[\p{L}\p{M}]`;
/** A name in Devanagari, which has no capitals: the start of a line up to a parenthesis. */
const devanagari = String.raw`(?<name>\p{sc=Devanagari}${letters}*(?: \p{sc=Devanagari}${letters}*){1,5})`;

/**
 * Phrases around an employer's name, the most reliable first. Names of one word require the more
 * reliable ones.
 */
const signs = [
  String.raw`\bM/s\.? (?<name>${word}(?: ${word}\.?){1,5})`,
  String.raw`^The ${long} – `,
  String.raw`(?:^|\n)(?:company|employer|organi[sz]ation|कंपनी|संस्था|empresa|entreprise|employeur|firma|arbeitgeber)\s?[:–-]\s*(?:the )?(?:${short}|${devanagari.replace('<name>', '<other>')})`,
  String.raw`(?:\b[Ww]e['’]re|\b[Ww]e are|\b[Hh]ere at|\b[Ww]ir sind|\b[Nn]ous sommes) (?:the |die |das )?${short}(?=[,.(]| –| —)`,
  String.raw`(?:^|[,!] )${long} here(?=,)`,
  String.raw`(?:manager|director|owner|head|lead|chef|CTO|CEO|founder|governors|trustees) (?:at|of|de) ${long}`,
  String.raw`(?:^|\n)(?:About|ABOUT) [^\n]{0,30}\n+(?:At |The )?${long},`,
  String.raw`\n${long} ?(?:,| — | – |\|)[^\n.!?]{0,120}(?:\n|$)`,
  String.raw`(?:^|\n)(?:The |A |O |La |Le |El |Die |Das )?${long}(?:, [^.\n]{0,80},?)? (?:is|are|was|has|sits|runs|makes?|designs?|builds?|édite|est|é|es|ist)(?!${letters})`,
  String.raw`(?:^|\n)(?:A |O |La |Le |El |Die |Das )?${long}, \p{Ll}`,
  String.raw`(?:^|\n)(?<name>\p{Lu}{2,}(?: (?:& )?\p{Lu}{2,}){1,4} (?:SCHOOL|COLLEGE|HOSPITAL|ACADEMY|UNIVERSITY|CLINIC|HOTEL|GROUP|LTD|LIMITED|TRUST|LTDA|GMBH))(?=\s*\n)`,
  String.raw`(?:^|[.\n] ?)(?<name>\p{Lu}{4,}(?: \p{Lu}{4,}){1,4}) IS (?:A\b|AN\b|THE\b)`,
  String.raw`(?:[.,] |- |–\s|\n)${long}(?=, (?:\+?\d[\d ]{6,}|\p{Lu}${letters}+ \p{Lu}${letters}+, \S+@))`,
  String.raw`(?:^|\n)${devanagari}(?= \()`,
  String.raw`नाम [–:-] ${devanagari}(?=,)`,
].map((sign) => new RegExp(sign, 'gu'));

const mostRead = 6_000;
const host = /@([\p{L}\d-]{5,60})\.(?:[\p{L}\d-]+\.){0,2}[a-z]{2,}/gu;
/** Email providers, and the reserved domains for examples. */
const sharedHosts =
  /^(?:example|gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|gmx|web|free|orange|mail)/;
const recruiting = /recruit|staffing|talent|personal(?:beratung|vermittlung)|careers|intérim/iu;
const named = new RegExp(`(?<!${letters})${short.replace('?<name>', '')}`, 'gu');

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Returns the longest name in the text that matches the host of an email address:
 * 'hello@pukekovets.example'.
 */
function nameOfHost(text: string): string {
  for (const [, label = ''] of text.matchAll(host)) {
    const key = bare(label);
    if (sharedHosts.test(key) || recruiting.test(key)) continue;
    const names = [...text.matchAll(named)].map(([name]) => name);
    const own = names.filter((name) => {
      const letters = bare(name);
      return letters.length > 4 && (key.startsWith(letters) || letters.startsWith(key));
    });
    if (own.length > 0) return own.sort((one, other) => other.length - one.length)[0] ?? '';
  }
  return '';
}

const notNames = new RegExp(String.raw`^(?:${patterns['no-employer']})(?!\p{L})`, 'u');

/** Whether a name may be the employer. The first line more often names the job. */
const isEmployer = (name: string, isFirst: boolean): boolean =>
  !notNames.test(name) &&
  !recruiting.test(name) &&
  (!isFirst || occupationsNamed(name).length === 0) &&
  !/(?:er|or|ist|ian|chef|nurse|assistant|technician)s?$/i.test(name.split(' ').at(-1) ?? '');

/** Finds the employer by the phrases around its name. Returns '' if there are none. */
export function employerBySigns(text: string): string {
  const read = text.slice(0, mostRead);
  const ofHost = nameOfHost(read);
  if (ofHost !== '') return ofHost;
  for (const sign of signs) {
    for (const { groups, index } of read.matchAll(sign)) {
      const name = groups?.name ?? groups?.other ?? '';
      if (name !== '' && isEmployer(name, index === 0)) return name;
    }
  }
  return '';
}
