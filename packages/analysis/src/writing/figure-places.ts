import { verbOf } from '../text/verbs.ts';

const change =
  /^(?:improve|increase|reduce|decrease|cut|grow|raise|boost|lower|shorten|save|speed|accelerate)$/;
/** Work that is done again and again, so that its amount says something. */
const repeated =
  /^(?:answer|handle|process|clean|serve|write|enter|repair|sell|deliver|check|test|prepare|schedule|translate|review|fix|pick|pack|cook|teach|screen|edit|inspect|interview|resolve|call|visit|file|post|publish|produce|install|ship|record|analyze|analyse|treat)$/;
const people =
  /\b(?<verb>trained|train|led|lead|managed|manage|supervised|supervise|mentored|mentor|coached|coach|taught|teach|supported|served|helped)\s+(?:a team of\s+)?(?<who>(?:new |junior |other )*(?:employees|customers|students|clients|staff|colleagues|patients|people|engineers|developers|teachers|residents|guests|team members|interns|children|users))\b/i;

/** The text with a place for the figure that would make it stronger; undefined when it has one. */
export function withFigurePlace(text: string): string | undefined {
  if (/\d|\[|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b/i.test(text))
    return undefined;
  const who = people.exec(text);
  if (who?.groups) {
    const at = who.index + who[0].length - (who.groups.who ?? '').length;
    return `${text.slice(0, at)}[N] ${text.slice(at)}`;
  }
  const [, body = '', stop = ''] = /^(.*?)([.;]?)$/s.exec(text) ?? [];
  const verb = verbOf(/^\p{L}+/u.exec(body)?.[0] ?? '');
  if (!verb || body.split(/\s+/).length > 30) return undefined;
  if (change.test(verb.base)) return `${body} by [X%]${stop}`;
  return repeated.test(verb.base) ? `${body} ([number] per [week or month])${stop}` : undefined;
}
