import type { ResumeContent } from '@folio/contract/resume-content';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';

/** How well the titles of a resume answer the advertised one, from 0 to 1. */
export function titleMatch(content: ResumeContent, advertised: string): number {
  const wanted = wordsOf(advertised);
  if (wanted.size === 0) return 0;
  const titles = [content.personalInfo.title, ...content.workExperience.map((job) => job.position)];
  const occupation = occupationsNamed(advertised)[0];
  const names = occupation ? [occupation.name, ...occupation.titles].map(phraseKey) : [];
  return Math.max(
    0,
    ...titles.filter(Boolean).map((title) => {
      const padded = ` ${phraseKey(title)} `;
      const isSame = names.some((name) => name !== '' && padded.includes(` ${name} `));
      return Math.max(isSame ? 0.8 : 0, shared(wanted, wordsOf(title)));
    }),
  );
}

const wordsOf = (title: string) =>
  new Set(
    phraseKey(title)
      .split(' ')
      .filter((word) => word.length > 1),
  );

const shared = (wanted: ReadonlySet<string>, said: ReadonlySet<string>) =>
  [...wanted].filter((word) => said.has(word)).length / wanted.size;
