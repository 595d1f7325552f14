import { verbOf } from '../text/verbs.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import type { Line } from './advertisement-lines.ts';

const longest = 80;
const labelled = /^(?:job title|position|role|vacancy|title|job)\s*[:–-]\s*(?<title>.+)$/i;
const sought =
  /\b(?:looking for|seeking|hiring|searching for|recruiting|need|join us as|as)\s+(?:an?|our next|our new|experienced|talented)\s+(?<title>[^.,;:()!\n]{3,60}?)(?=\s+(?:to|who|with|in|at|for|based|that|on)\b|[.,;:()!\n]|$)/i;

/** The title of the job; empty when the advertisement names none that can be told. */
export function titleOf(lines: readonly Line[]): string {
  const opening = lines.slice(0, 6).map((line) => line.text);
  const label = opening.map((line) => labelled.exec(line)?.groups?.title).find(Boolean);
  if (label) return cleaned(label);
  const first = lines[0]?.kind === 'intro' ? lines[0].text : '';
  if (readsAsTitle(first)) return cleaned(first);
  for (const line of opening) {
    const title = sought.exec(line)?.groups?.title;
    if (title && occupationsNamed(title).length > 0) return cleaned(title);
  }
  return '';
}

/** A short line that is no sentence, and no order to whoever reads it. */
const readsAsTitle = (line: string) =>
  line !== '' &&
  line.length <= longest &&
  !(
    verbOf(/^\p{L}*/u.exec(line)?.[0] ?? '')?.form === 'base' && occupationsNamed(line).length === 0
  ) &&
  line.split(/\s+/).length <= 9 &&
  !/[.!?]$/.test(line) &&
  !/\b(?:we|is|are|you|our|ignore|instructions?)\b/i.test(line);

const cleaned = (title: string) =>
  title
    .replace(/\s*\((?:[mfdwx]\/?){2,5}\)/i, '')
    .split(/\s+(?:[–—|-]|at|@)\s+|\s*[,(|]\s*/)[0]
    ?.replace(/\s+(?:wanted|needed|required)$/i, '')
    .trim()
    .slice(0, longest) ?? '';
