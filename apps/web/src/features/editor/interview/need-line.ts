import type { ResumeContent } from '@folio/contract/resume-content';
import { locationName } from '../../../lib/findings/location-names.ts';
import type { BulletList } from '../store/bullets.ts';
import { entriesOf } from '../store/lists.ts';

export type NeedPlace = BulletList & { list: (typeof lists)[number]; label: string };

/** Sections with evidence of work, in the order in which readers look for it. */
const lists = ['workExperience', 'projects', 'volunteering'] as const;

/** The entries to which a bullet can be added. */
export const placesFor = (content: ResumeContent): NeedPlace[] =>
  lists.flatMap((list) =>
    entriesOf(content, list)
      .filter((entry) => entry.isHidden !== true)
      .map(({ id }) => ({ list, id, label: locationName(content, `${list}/${id}`) })),
  );

/** A line of what was done that names the need, since readers and programs search for its words. */
export function lineOf(did: string, need: string): string {
  const answer = did.replaceAll(/\s+/g, ' ').trim();
  if (answer === '' || answer.toLowerCase().includes(need.toLowerCase())) return answer;
  const stop = /[.;!…]$/.exec(answer)?.[0] ?? '';
  return `${answer.slice(0, answer.length - stop.length)} with ${need}${stop}`;
}
