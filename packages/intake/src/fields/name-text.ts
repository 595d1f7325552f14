import { isBulletGlyph } from '../lines/bullets.ts';
import type { Cell, Line } from '../model.ts';
import { withoutDocumentTitle } from './document-title.ts';
import { namesRole } from './words.ts';

const label =
  /^(?:(?:full |candidate(?:[’']?s)? |applicant(?:[’']?s)? )?name(?: of (?:the )?(?:candidate|applicant))?|candidate|applicant|nom(?: et prénoms?| complet)?|nombre(?:s)?(?: y apellidos| completo)?|nome(?: completo| e cognome)?|cognome e nome|apellidos y nombres?|(?:surname|last name) and (?:first|given|other) names?|(?:first )?names?(?:\(s\))? ?\/ ?surnames?(?:\(s\))?|surnames?(?:\(s\))? ?\/ ?(?:first )?names?(?:\(s\))?|personal (?:information|details|data)(?=$)|(?:vor- und )?(?:zu)?name|naam|namn|navn|nimi|jméno(?: a příjmení)?|imię i nazwisko|név|ime i prezime|ad(?:ı)? soyad(?:ı)?|имя|ім[’']я)\s*(?::\s*|$)/iu;
const greeting =
  /^(?:(?:hi|hello|hey)(?: there)?\s*[,!.–—-]?\s*)?(?:i[’']m|i am|my name is|this is)\s+(?=\p{Lu})/iu;
const pronouns = /\s*\((?:she|he|they|sie|er|elle|ella|él)\b[^)]*\)$/i;
const degrees =
  /,?\s+(?:\([Hh]ons\.?\)|(?:Ph\.?\s?D|M\.?D|MBA|CPA|PMP|RN|P\.?E|M\.?Sc|B\.?Sc|Esq|CFA|ACCA|ACA|FCA|CSM|S?PHR|SHRM-CP|CISSP|DDS|LMSW|LCSW|CRNA|BSN|MSN|MPH|Ed\.?D)\.?(?:,.*)?)$/;
/** 'Ada Berg, LMSW, R.N.': capitals behind a name that is not written in them. */
const letters = /(?<=\p{Ll}\S*)(?:,\s*(?:\p{Lu}\p{L}?\.?){2,6})+$/u;

export const isNameLabel = (text: string): boolean => label.test(text);

/** The line of a form that asks for the name. */
export const asksForName = ({ cells: [first] }: Line): boolean => isNameLabel(first?.text ?? '');

/** A title that stands behind the name in another look. */
function nameRun(cell: Cell | undefined): string {
  const [name, title, ...others] = cell?.runs ?? [];
  const isName = name && /^\S+(?: \S+){1,3}\s*$/.test(name.text) && !namesRole(name.text);
  return isName && title && others.length === 0 && namesRole(title.text) ? name.text.trim() : '';
}

/** The name that a line may say, without what stands around it. */
export function nameOf(line: Line): string {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text) && cell.text !== ':');
  const text =
    nameRun(cells[0]) ||
    (cells[0]?.text ?? '').replace(/^\s*:\s*/, '').replace(label, '') ||
    (cells[1]?.text ?? '').replace(/^\s*:\s*/, '');
  const said = withoutDocumentTitle(text);
  const [name = ''] = said.split(/\s+[|•·–—]\s+|\s+-\s+|\s*\|\s*|\s+(?=\S+@\S)/);
  const isGreeting = greeting.test(name);
  const plain = isGreeting ? name.replace(greeting, '').replace(/[.!]+$/, '') : name;
  const own = plain.replace(pronouns, '').replace(degrees, '').replace(letters, '').trim();
  return asksForName(line) ? own.replace(/^([^\s,]+), ([^\s,]+)$/, '$2 $1') : withoutRole(own);
}

/** 'Ada Berg, Joiner'. */
function withoutRole(name: string): string {
  const [, own = '', rest = ''] = /^(\S+ [^,]+),\s+(.+)$/.exec(name) ?? [];
  return own !== '' && namesRole(rest) && !namesRole(own) ? own : name;
}
