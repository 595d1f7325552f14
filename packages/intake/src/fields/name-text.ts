import { isBulletGlyph } from '../lines/bullets.ts';
import type { Cell, Line } from '../model.ts';
import { withoutDocumentTitle } from './document-title.ts';
import { namesRole } from './words.ts';

const label =
  /^(?:(?:full |candidate(?:[’']?s)? |applicant(?:[’']?s)? )?name(?: of (?:the )?(?:candidate|applicant))?|candidate|applicant|nom(?: et prénoms?| complet)?|nombre(?:s)?(?: y apellidos| completo)?|nome(?: completo| e cognome)?|cognome e nome|apellidos y nombres?|(?:surname|last name) and (?:first|given|other) names?|(?:first )?names?(?:\(s\))? ?\/ ?surnames?(?:\(s\))?|surnames?(?:\(s\))? ?\/ ?(?:first )?names?(?:\(s\))?|personal (?:information|details|data)(?=$)|(?:vor- und )?(?:zu)?name|naam|namn|navn|nimi|nama(?: lengkap)?|họ (?:và )?tên|pangalan|nume(?: și prenume)?|meno(?: a priezvisko)?|vārds(?:, uzvārds)?|vardas(?: ir pavardė)?|ees- ja perekonnanimi|nafn|ime i priimek|ime in priimek|ονοματεπώνυμο|όνομα|isim|姓名|氏名|이름|성명|नाम|الاسم|фио|прізвище|jméno(?: a příjmení)?|imię i nazwisko|név|ime i prezime|ad(?:ı)? soyad(?:ı)?|имя|ім[’']я)\s*(?::\s*|$)/iu;
const greeting =
  /^(?:(?:hi|hello|hey)(?: there)?\s*(?:[,!.–—-]\s*)?)?(?:i[’']m|i am|my name is|this is)\s+(?=\p{Lu})/iu;
const pronouns = /(?:(?<!\s)\s+)?\((?:she|he|they|sie|er|elle|ella|él)\b[^()]*\)$/i;
const degrees =
  /,?(?<!\s)\s+(?:\([Hh]ons\.?\)|(?:Ph\.?\s?D|M\.?D|MBA|CPA|PMP|RN|P\.?E|M\.?Sc|B\.?Sc|Esq|CFA|ACCA|ACA|FCA|CSM|S?PHR|SHRM-CP|CISSP|DDS|LMSW|LCSW|CRNA|BSN|MSN|MPH|Ed\.?D)\.?(?:,.*)?)$/s;
/** 'Ada Berg, LMSW, R.N.': capitals behind a name that is not written in them. */
const letters =
  /(?=(?:,\s*(?:\p{Lu}\p{Ll}?\.?){2,12}){1,8}$)(?<=\p{Ll}\S*)(?:,\s*(?:\p{Lu}\p{Ll}?\.?){2,12}){1,8}$/u;

/** 'Capt. Ada Berg', 'Prof. Dr. Ada Berg', 'H.E. Ada Berg'. */
const honorific =
  /^(?:(?:capt(?:ain)?|col|maj|lt|sgt|cpl|cdr|chief engineer|hon|rev(?:d|erend)?|h\.\s?e|mr|mrs|ms|miss|mx|dr|prof|eng|engr|arch|ar|adv|atty|ing|ir|drs|mgr|bc|mudr|judr|phdr|rndr|dipl\.?-?\s?ing|mag|dott(?:\.ssa)?|avv|arq|lic|herr|frau|mme|mlle|m|sr|sra|srta|shri|smt|kum|ustadz|haji|tuan|puan|encik|sir|dame|sister|fr)\.\s+|(?:dr|prof|mr|mrs|ms|rev|capt|captain|reverend|herr|frau|madame|monsieur)\s+)+(?=\p{Lu}\S*\s+\p{Lu})/iu;
/** 'Ada Berg RVN': letters behind a whole name that no name consists of, or that professions are known by. */
const professions =
  '(?:,?\\s+(?:[B-DF-HJ-NP-TV-XZ]{3,5}|RN|EN|NP|PA(?:-C)?|PT|DPT|OT|OTR(?:/L)?|MD|DO|DDS|DVM|PE|SE|CPA|ACA|FCA|FCCA|ACCA|ACMA|CIMA|CFA|MCIPD|FCIPD|MCIPS|MRICS|FRICS|RIBA|AIA|LEED AP|RIBA|MIET|FIET|MIMechE|CEng|IEng|MBA|MPA|MPH|MA|MSc|BSc|BA|PhD|LLB|LLM|JD|QC|KC|OBE|MBE|CBE|JP|RM|RGN|RMN|ODP|HCPC|QTS|PGCE|EIT|PMP|SHRM-CP|SPHR|PHR|CSM|CISSP|CISA|CMA|CIA|ANP|APRN|BSN|CNA|LPN|LVN|EMT(?:-P)?|RT|ARRT|RDH|CDA|CMT|LMT|CSCS|ATC|SLP|CCC-SLP|LCSW|LMSW|LPC|LMFT|BCBA|RBT|CVT|RVT|LVT)){1,8}\\.?$';
// What stands behind is looked at first: few places end a line so, many stand behind a name.
const profession = new RegExp(
  `(?<!\\s)(?=${professions})(?<=\\p{Lu}\\p{Ll}\\S*\\s+\\S*\\p{Ll}[^\\s\\p{Ll}]*)${professions}`,
  'u',
);

/** 'CA Ada Berg': what accountants and engineers of South Asia put before their names. */
const chartered = /^(?:CA|CS|CMA|CPA|Er|Ar|Adv|Engr|Dr|Prof)\s+(?=\p{Lu}\p{Ll}+\s+\p{Lu}\p{L})/u;

export const isNameLabel = (text: string): boolean => label.test(text);

/** The line of a form that asks for the name. */
export const asksForName = ({ cells: [first] }: Line): boolean => isNameLabel(first?.text ?? '');

/** A title that stands behind the name in another look. */
function nameRun(cell: Cell | undefined): string {
  const [name, title, ...others] = cell?.runs ?? [];
  const isName = name && /^\S+(?: \S+){1,3}\s*$/.test(name.text) && !namesRole(name.text);
  if (!isName || !title) return '';
  const isTitle = others.length === 0 && namesRole(title.text);
  const isOwn = isSpelled(name.text) && /^\s*(?:[,|•·–—(]|\d)/u.test(title.text);
  return isTitle || isOwn ? name.text.trim() : '';
}

/** Words with a capital and no digit, as names have. */
const isSpelled = (text: string): boolean =>
  /^\s*\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}|(?:van|von|de|da|di|del|der|den|dos|bin|al|el|la|le) )[\p{L}.'’-]*){1,4}\s*$/u.test(
    text,
  );

/** What is set much larger than all beside it. */
function largestCell(cells: readonly Cell[]): Cell | undefined {
  const [largest, next] = cells.toSorted((a, b) => b.size - a.size);
  return largest && next && largest.size > 1.4 * next.size ? largest : undefined;
}

/** The name that a line may say, without what stands around it. */
export function nameOf(line: Line): string {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text) && cell.text !== ':');
  const text =
    nameRun(largestCell(cells) ?? cells[0]) ||
    largestCell(cells)?.text ||
    (cells[0]?.text ?? '').replace(/^\s*:\s*/, '').replace(label, '') ||
    (cells[1]?.text ?? '').replace(/^\s*:\s*/, '');
  const said = withoutDocumentTitle(text);
  const [name = ''] = said.split(
    /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+(?=\S+@\S)/,
  );
  const isGreeting = greeting.test(name);
  const plain = isGreeting ? name.replace(greeting, '').replace(/(?<![.!])[.!]+$/, '') : name;
  const own = [pronouns, degrees, letters, profession, honorific, chartered]
    .reduce((rest, around) => rest.replace(around, ''), plain)
    .trim();
  return asksForName(line) ? own.replace(/^([^\s,]+), ([^\s,]+)$/, '$2 $1') : withoutRole(own);
}

/** 'Ada Berg, Joiner'. */
function withoutRole(name: string): string {
  const [, own = '', rest = ''] = /^(\S+ [^,]+),\s+(\S.*)$/.exec(name) ?? [];
  return own !== '' && namesRole(rest) && !namesRole(own) ? own : name;
}
