/**
 * Short forms of notes, as they are said in a sentence. What stands for several words ('p/m', 'pcs')
 * stays as it is.
 */
const forms: readonly [RegExp, string][] = [
  [/\bw\/o\s+/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bapprox(?:\.|\b)\s*|(?:^|(?<=\s))(?:ca|circa)\.?\s+(?=\d)/gi, 'about '],
  [/\b(?:avg|ave)\.?\s+(?:of\s+)?(?=\d)/gi, 'an average of '],
  [/\bincl\.?\s+/gi, 'including '],
  [/\byrs\b\.?/gi, 'years'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\bmos\b\.?/gi, 'months'],
  [/\bpw\b/g, 'a week'],
  [/\bpts\b/g, 'patients'],
  [/(?<=\p{L}\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/(?<=\S) - (?=\S)/g, ' – '],
  [/(?<=\p{Ll}) \+ (?=\p{Ll})/gu, ' and '],
];

const arrow =
  /(\bfrom )?(?<![\p{L}\d])((?:\p{Sc}|[A-Z]{3} )?\d[\d.,]*\s?%?\p{L}*)\s*(?:->|→|=>|➔)\s*(?=\p{Sc}?[A-Z\d])/gu;

/** Without the marks of a list, with the commonest short forms written out and arrows as 'from … to'. */
export const spelledOut = (line: string): string =>
  forms
    .reduce(
      (text, [form, words]) => text.replace(form, words),
      line.replace(/^[\s•◦▪●‣·–—*-]+/u, ''),
    )
    .replace(arrow, 'from $2 to ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '');
