import { joinWrapped } from '../lines/join-wrapped.ts';
import { type Line, textOf } from '../model.ts';

/** 'I can do', 'I am used to', 'Ich beherrsche', 'Je maîtrise': what comes before the skills of a sentence. */
const opening = new RegExp(
  `^(?:${[
    'I (?:also )?(?:can|am able to)(?: also)?(?: do| use| work with| handle)?',
    'I (?:also )?am (?:also )?(?:very |well )?(?:trained|skilled|experienced|qualified|certified|proficient|confident|competent|fluent|good|versed|used|accustomed|familiar)(?: in| with| at| to| using)',
    'I am \\p{Ll}+(?:ed|ent) (?:in|with|at|to)',
    '(?:(?:Very )?[Gg]ood|Excellent|Solid|Sound|Working|Basic) (?:knowledge|command|understanding) of',
    '(?:Sehr )?[Gg]ute Kenntnisse (?:in|von)|(?:Fundierte|Solide) Kenntnisse (?:in|von)',
    '(?:Bonne|Très bonne|Excellente) (?:connaissance|maîtrise) (?:de|des|du)',
    '(?:Buona|Ottima|Discreta) (?:conoscenza|padronanza) (?:di|del|dei|della|delle)',
    '(?:Buen|Muy buen|Excelente) (?:manejo|dominio|conocimiento) (?:de|del)',
    'Bo(?:m|ns) (?:conhecimentos?|domínio) (?:de|do|em)|Goede (?:kennis|beheersing) van',
    'I (?:also )?(?:have|bring|offer)\\b[^,]{0,40}?\\s(?:in|with|of)',
    'I (?:also )?(?:know(?: how to)?|use|handle|operate|enjoy)',
    'Ich (?:beherrsche|kann|nutze|bediene)(?: auch)?',
    'Ich habe (?:\\p{L}+ )?(?:Erfahrung|Kenntnisse) (?:mit|in)',
    'Je (?:maîtrise|sais|pratique|connais|manie)',
    'Manejo|Domino|Sé usar|Tengo experiencia (?:en|con)|Tenho experiência (?:em|com)',
    'So usare|Conosco|Ho esperienza (?:in|con)',
    'Ik (?:beheers|kan|ken)(?: ook)?|Ik heb ervaring (?:met|in)',
  ].join('|')})\\s+(?=\\S)`,
  'u',
);

/** The word before the last of several. */
const andLast = /\s(?:and|und|et|y|e|en)\s(?=[^,;]{1,300}$)/;

/** 'I am trained in suturing, water birth and hygiene.': a list told as a sentence is one with commas. */
export function toldAsLists(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const [cell] = first?.cells ?? [];
  const isTold = lines.every(({ cells, role }) => cells.length === 1 && role !== 'item');
  if (!first || !cell || !isTold || !opening.test(textOf(first))) return lines;
  const text = lines.map(textOf).reduce(joinWrapped);
  const told = text
    .split(/(?:;|\.(?=\s+\p{Lu}))\s+/u)
    .map(withoutOpening)
    .join(', ');
  const { runs: _, ...plain } = cell;
  return [{ ...first, cells: [{ ...plain, text: told.replace(/\.$/, '') }] }];
}

const withoutOpening = (clause: string): string => {
  const rest = clause.replace(opening, '');
  return rest === clause ? clause : rest.replace(andLast, ', ');
};
