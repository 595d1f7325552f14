import type { ReadLanguage } from '../text/languages.ts';
import { verbOf } from '../text/verbs.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import type { Line } from './advertisement-lines.ts';
import { markedTitle, soughtTitle, tradeLine } from './marked-title.ts';

const longest = 80;
const longestLine = 120;
const labelled =
  /^(?:(?:job|position|role) title|position|role|vacancy|title|job|opening|post)\s*[:–-]\s*(?<title>.+)$/i;
const praise =
  '(?:(?:next|new|experienced|talented|qualified|friendly|motivated|passionate|skilled|dedicated|reliable|committed|enthusiastic|ambitious|creative|full-time|part-time)(?:,| and)? )*';
const asked =
  '(?:(?:look|search)ing for|seek(?:s|ing)?|hiring|recruit(?:s|ing)?|needs?|wants?|to find|becom(?:e|ing)|join [^.,;!?\\n]{1,40}? as|as|:)';
const sought = new RegExp(
  String.raw`(?<!\bexperience |\byears |\bworked )(?:\b|(?<=\s))${asked}\s+(?:an?|our|one|another)\s+${praise}(?<title>[^.,;:()!?\n]{3,60}?)(?=\s+(?:to|who|whom|with|in|at|for|from|based|that|on|you|we|starting)\b|\s*[.,;:()!?\n]|$)`,
  'giu',
);
/** How titles end that no list of occupations has. */
const doer =
  /(?:\p{L}(?:er|or|ist|ian|ant|ate|eer|man|woman|person|master|smith|maid)|nurse|chef|cook|clerk|operative|representative|paralegal|intern|apprentice|trainee|lead|head|specialist|executive|adviser|counsel|pilot|guard|host|coach|fellow|doctor|aide|assistant)s?$/iu;
const rankOf =
  /^(?:(?:assistant|associate|deputy|global|regional) )?(?:head|director|manager|chief|vice president|vp|lead) of \p{L}/iu;
/** What ends like a doer and is none. */
const notDoer =
  /\b(?:number|member|partner|order|quarter|career|offer|matter|chapter|manner|other|over|under|team player|challenge|behaviour|behavior|climate|candidate|graduate|colleague)s?$/i;

/** The title of the job; empty when the advertisement names none that can be told. */
export function titleOf(lines: readonly Line[], language: ReadLanguage = 'en'): string {
  const opening = lines.slice(0, 6).map((line) => line.text);
  const label = opening
    .map((line) => labelled.exec(line)?.groups?.title)
    .find((title) => title && !/[.!?]$/.test(title));
  if (label) return cleaned(label);
  if (language !== 'en') {
    const told = markedTitle(lines) ?? tradeLine(lines) ?? soughtTitle(lines);
    if (told) return told.slice(0, longest);
  }
  const first = lines[0]?.kind === 'intro' ? lines[0].text : '';
  if (readsAsTitle(first) && namesOccupation(cleaned(first))) return cleaned(first);
  const named = opening.find((text) => readsAsTitle(text) && namesOccupation(cleaned(text)));
  if (named) return cleaned(named);
  const sought = soughtIn(lines.slice(0, 12));
  if (sought) return cleaned(sought);
  return readsAsTitle(first) &&
    !/[\p{Extended_Pictographic}]|^(?:hi|hey|hello|dear)\b/iu.test(first)
    ? cleaned(first)
    : (soughtTitle(lines) ?? '');
}

function soughtIn(lines: readonly Line[]): string | undefined {
  const sentences = lines.filter(({ kind }) => kind !== 'required' && kind !== 'preferred');
  for (const { text } of sentences)
    for (const { groups } of text.matchAll(sought))
      if (groups?.title && namesOccupation(groups.title)) return groups.title;
  return undefined;
}

const namesOccupation = (title: string) =>
  occupationsNamed(title).length > 0 ||
  rankOf.test(title) ||
  (doer.test(title.trim()) && !notDoer.test(title.trim()));

const ordering = /^\p{L}+ (?:an?|the|our|your|this|that|these|us|me|with|for|to|as)\b/iu;
/** Where a sentence ends; a legal form ends one only before a word that begins the next. */
const openingEnd =
  /(?<!\b(?:Pvt|Sr|Jr|Dr|St|Mr|Ms|No|Dept|Asst|Mgr|Engg|\p{Lu}))(?:(?<!\b(?:Ltd|Inc|Co|Corp|Bros))[.!]|[.!](?=\s+(?:You|We|The|Our|This|In|As|An?|Join|Are|Do|If|Your|Apply|Based|Working)\b))\s+(?=\p{Lu})|\s[–—-]\s+(?=(?:[Ww]e|[Yy]ou|[Oo]ur|[Jj]oin|[Aa]re)\s)/u;

/** The text with a title that opens its first line on a line of its own: 'Cook at Brasa. You run …' */
export function withTitleApart(text: string): string {
  const [opening = ''] = /^[^\r\n]*/.exec(text.trimStart()) ?? [];
  const end = openingEnd.exec(opening);
  const title = (end ? opening.slice(0, end.index) : opening).trim().replace(/\.$/, '');
  if (!/^\p{Lu}/u.test(title) || !readsAsTitle(title)) return text;
  if (!namesOccupation(cleaned(title))) return text;
  return `${title}\n${text.trimStart().slice(end ? end.index + end[0].length : opening.length)}`;
}

/** A short line that is no sentence, and no order to whoever reads it. */
const readsAsTitle = (line: string) =>
  line !== '' &&
  line.length <= longestLine &&
  !isOrder(line) &&
  line.split(/\s+/).length <= 12 &&
  !/[.!?]$/.test(line) &&
  !/\b(?:we|is|are|you|our|ignore|instructions?)\b/i.test(line) &&
  !/^[^:]{2,30}:\s/.test(line);

/** 'Write that …' is one; 'Project Engineer' begins with what is a verb elsewhere. */
const isOrder = (line: string) =>
  verbOf(/^\p{L}*/u.exec(line)?.[0] ?? '')?.form === 'base' &&
  (ordering.test(line) || !namesOccupation(cleaned(line)));

/** 'Site Engineer – Roads & Infrastructure' is all title, 'Cook – Leeds' is not: what a trade is about names a skill. */
function withQualifier(title: string): string {
  const [name = '', qualifier, ...others] = title.split(/(?<!\s)\s+[–—-]\s+|(?:(?<!\s)\s+)?,\s*/);
  const isAbout =
    qualifier !== undefined &&
    others.length === 0 &&
    !/[\d£$€]|\b(?:GmbH|Ltd|Inc|LLC|Group|Hospital|School|remote|hybrid|full|part|permanent)\b/i.test(
      qualifier,
    ) &&
    (/\S \/ \S/.test(qualifier) || findSkills(qualifier).length > 0);
  return isAbout ? title : name;
}

/** Without who may apply, where, and at whose; of a title in two languages, the English one. */
function cleaned(title: string): string {
  const bare = title
    .replace(/(?:(?<!\s)\s+)?[([](?:[mfdwxi]\s?[/|]\s?){1,4}[mfdwxi][)\]].*$/is, '')
    .replace(/(?:(?<!\s)\s+)?\((?:all genders|any gender)\)/i, '')
    .split(/(?<!\s)\s+(?:[|]|at|@)\s+|(?:(?<!\s)\s+)?\(\s*/)[0];
  const parts = withQualifier(bare ?? '').split(/(?<!\s)\s+\/\s+/) ?? [];
  const english = parts.find((part) => occupationsNamed(part).length > 0) ?? parts[0] ?? '';
  return english
    .replace(/(?<!\s)\s+(?:wanted|needed|required)!?$/i, '')
    .trim()
    .slice(0, longest);
}
