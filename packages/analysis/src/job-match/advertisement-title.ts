import type { ReadLanguage } from '../text/languages.ts';
import { verbOf } from '../text/verbs.ts';
import type { Line } from './advertisement-lines.ts';
import { markedTitle, soughtTitle, tradeLine } from './marked-title.ts';
import { cleaned, longestTitle, namesOccupation, withoutWhere } from './title-parts.ts';

const longestLine = 120;
const labeled =
  /^(?:(?:classification|job|position|post|role|working) title|designation|position|role|vacancy|title|job|opening|post)\s*[:–-]\s*(?<title>.+)$/i;
const praise =
  '(?:(?:next|new|experienced|talented|qualified|friendly|motivated|passionate|skilled|dedicated|reliable|committed|enthusiastic|ambitious|creative|full-time|part-time)(?:,| and)? )*';
const asked =
  '(?:(?:look|search)ing for|seek(?:s|ing)?|hiring|recruit(?:s|ing)?|needs?|wants?|to find|becom(?:e|ing)|(?:space|room|vacancy|opening|position|place) for|find|join [^.,;!?\\n]{1,40}? as|as|:)';
const sought = new RegExp(
  String.raw`(?<!\bexperience |\byears |\bworked )(?:\b|(?<=\s))${asked}\s+(?:an?|our|one|another)\s+${praise}(?<title>[^.,;:()!?\n]{3,60}?)(?=\s+(?:to|here|who|whom|with|in|at|for|from|based|that|on|you|we|starting)\b|\s*[.,;:()!?\n]|$)`,
  'giu',
);
/** Common headlines of advertisements that do not name a job. */
const headline =
  /^(?:offre d['’]emploi|oferta de (?:empleo|trabajo)|oferta de emprego|stellenangebot|stellenanzeige|job (?:opening|vacancy|posting)|vacancy (?:notice|announcement)|walk[- ]?in|greetings|subject: f)(?!\p{L})/iu;

/** Returns the title of the job, or '' if it is uncertain. */
export function titleOf(all: readonly Line[], language: ReadLanguage = 'en', text = ''): string {
  const lines = headline.test(all[0]?.text ?? '') ? all.slice(1) : all;
  const opening = lines.slice(0, 6).map((line) => line.text);
  const labeled =
    labeledIn(opening) ?? (language === 'en' ? wantedIn(lines.slice(0, 6)) : undefined);
  if (labeled) return cleaned(labeled, text, language);
  const foreign = language === 'en' ? undefined : foreignTitle(lines, opening);
  if (foreign) return foreign;
  const first = lines[0]?.kind === 'intro' ? lines[0].text : '';
  const below = language === 'en' ? labeledBelow(first, lines) : undefined;
  if (below) return cleaned(below, text, language);
  const named = [first, ...opening].find(
    (line) => readsAsTitle(line) && !isOfDepartment.test(line) && namesOccupation(cleaned(line)),
  );
  if (named) return cleaned(named, text, language);
  const sought = soughtIn(lines.slice(0, 12));
  if (sought) return cleaned(sought);
  return readsAsTitle(first) && !greeting.test(first)
    ? cleaned(first, text, language)
    : (soughtTitle(lines) ?? headOfHeadline(text));
}

/**
 * Returns the part of a headline before its first separator, if it names a trade: 'Staff Product
 * Designer, Caregiver Experience'.
 */
function headOfHeadline(text: string): string {
  const [head = ''] = (/^[^\n]{1,120}$/mu.exec(text.trimStart())?.[0] ?? '').split(
    / [–—|-] |,| ?\(/,
  );
  return head.length < longestTitle && !/[.!?:]/.test(head) && namesOccupation(head)
    ? head.trim()
    : '';
}

/** A department in capitals, whatever its name: 'OFFICE OF THE PROSECUTING ATTORNEY'. */
const isOfDepartment =
  /^(?:the )?(?:centre|center|city|college|county|department|division|faculty|institute|ministry|office|school|section|unit) of\b/i;

const greeting = /[\p{Extended_Pictographic}]|^(?:hi|hey|hello|dear)\b/iu;

const labeledIn = (opening: readonly string[]): string | undefined =>
  opening
    .map((line) => labeled.exec(line)?.groups?.title)
    .find((title) => title && !/[.!?]$|^\d/.test(title));

/**
 * Returns a labeled title below the needs if the first line does not name a trade: 'Role: Payroll
 * Executive'.
 */
function labeledBelow(first: string, lines: readonly Line[]): string | undefined {
  if (namesOccupation(cleaned(first))) return undefined;
  const title = labeledIn(lines.map((line) => line.text));
  return title && namesOccupation(cleaned(title)) ? title : undefined;
}

function foreignTitle(lines: readonly Line[], opening: readonly string[]): string | undefined {
  const sought =
    soughtAloud(opening) ?? markedTitle(lines) ?? tradeLine(lines) ?? soughtTitle(lines);
  return sought && withoutWhere(sought).slice(0, longestTitle);
}

/**
 * Titles that are wanted: 'sous chef wanted asap', 'Class 1 Drivers (C+E) needed', 'Wanted for
 * 2026: PGT Mathematics'.
 */
const wantedHere = [
  /^(?<title>[^.!?:;,]{3,70}?)\s+(?:wanted|needed|required)\b/iu,
  /^(?:wanted|required|needed)\b[^:]{0,60}:\s*(?<title>[^.!?;:]{3,70})/iu,
  /(?:^|[^\p{L}])hiring\s?:\s*(?:an? )?(?<title>[^.!?;:,\p{Extended_Pictographic}]{3,70})/iu,
];

/**
 * Titles that are wanted, in other languages: 'Schreiner/Tischler gesucht', 'CONTRATA-SE SOLDADOR
 * p/ metalúrgica', 'Se busca JEFE/A DE SALA para …'.
 */
const aloud = [
  /^(?<title>\p{Lu}[^.!?:;,]{3,60}?)\s+gesucht(?!\p{L})/u,
  /^(?!हमें|एक|जल्दी)(?<title>[^.!?:;,\n।]{3,60}?)\s+(?:चाहिए|की ज़?रूरत|की आवश्यकता)/u,
  /^(?:urgente?:?\s)?(?:(?:on )?recherche|contrata-se|precisa-se(?: de)?|admite-se|se busca|se necesita|se solicita|busco)(?:\s?:)?\s+(?:une?\s|una?\s)?(?<title>[^.!?:;,\n]{3,60})/iu,
];
const soughtAloud = (opening: readonly string[]): string | undefined =>
  aloud
    .flatMap((pattern) => opening.slice(0, 3).map((text) => pattern.exec(text)?.groups?.title))
    .find(Boolean);

const notWanted = /^(?:help|staff|urgently)$|\b(?:we|is|are|you|our|experience|skills?)\b/i;

/** Searches only the opening lines: in a list of needs, 'Python required' names a skill. */
function wantedIn(opening: readonly Line[]): string | undefined {
  for (const { text } of opening.filter(({ kind }) => kind === 'intro'))
    for (const pattern of wantedHere) {
      const title = pattern.exec(text)?.groups?.title?.trim();
      if (title && !notWanted.test(title)) return title;
    }
  return undefined;
}

function soughtIn(lines: readonly Line[]): string | undefined {
  const sentences = lines.filter(({ kind }) => kind !== 'required' && kind !== 'preferred');
  for (const { text } of sentences)
    for (const { groups } of text.matchAll(sought))
      if (groups?.title && namesOccupation(groups.title)) return groups.title;
  return undefined;
}

const ordering =
  /^(?!graduate\b)\p{L}+ (?:an?|the|our|your|this|that|these|us|me|with|for|to|as)\b/iu;
/**
 * The end of a sentence. The full stop of a legal form ends one only before a word that begins a
 * sentence.
 */
const openingEnd =
  /(?<!\b(?:Pvt|Sr|Jr|Dr|St|Mr|Ms|No|Dept|Asst|Mgr|Engg|\p{Lu}))(?:(?<!\b(?:Ltd|Inc|Co|Corp|Bros))[.!](?=\s)|[.!](?=\s+(?:You|We|The|Our|This|In|As|An?|Join|Are|Do|If|Your|Apply|Based|Working)\b))\s+(?=[\p{Lu}$£€])|\s[–—-]\s+(?=(?:[Ww]e|[Yy]ou|[Oo]ur|[Jj]oin|[Aa]re)\s)/u;

/** Moves a title that opens the first line to a line of its own: 'Cook at Brasa. You run …'. */
export function withTitleApart(text: string): string {
  const [opening = ''] = /^[^\r\n]*/.exec(text.trimStart()) ?? [];
  const end = openingEnd.exec(opening);
  const title = (end ? opening.slice(0, end.index) : opening).trim().replace(/\.$/, '');
  if (!/^\p{Lu}/u.test(title) || !readsAsTitle(title)) return text;
  if (!namesOccupation(cleaned(title))) return text;
  return `${title}\n${text.trimStart().slice(end ? end.index + end[0].length : opening.length)}`;
}

/** Whether a line is short, and neither a sentence nor an instruction to the applicant. */
const readsAsTitle = (line: string) =>
  line !== '' &&
  line.length <= longestLine &&
  !isOrder(line) &&
  line.split(/\s+/).length <= 12 &&
  !/[.!?]$/.test(line) &&
  !/\b(?:we|is|are|you|our|ignore|instructions?)\b/i.test(line) &&
  !/^[^:]{2,30}:\s/.test(line);

/**
 * Whether a line is an instruction ('Write that …'). 'Project Engineer' also begins with a word
 * that may be a verb.
 */
export const isOrder = (line: string) =>
  verbOf(/^\p{L}*/u.exec(line)?.[0] ?? '')?.form === 'base' &&
  (ordering.test(line) || !namesOccupation(cleaned(line)));
