import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { oneLine } from '../phrases/phrases.ts';

const anyLanguage =
  /\b(?:another|additional|community|foreign|home|other|second|third) (?:\p{L}+ )?languages?\b|\blanguages? (?:an? (?:asset|advantage|plus)|skills|welcome)\b|\b(?:bi|multi)lingual\b/u;

/** Alternative names of languages. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  bengali: ['bangla'],
  filipino: ['tagalog'],
  indonesian: ['bahasa indonesia', 'bahasa'],
  irish: ['gaeilge'],
  kiswahili: ['swahili'],
  malay: ['bahasa melayu', 'bahasa malaysia', 'bahasa'],
  mandarin: ['chinese', 'putonghua'],
  persian: ['farsi'],
  swahili: ['kiswahili'],
  tagalog: ['filipino'],
};
const namesOf = (language: string): readonly string[] => {
  const name = phraseKey(language);
  return [name, ...(otherNames[name] ?? [])];
};

/** All languages with their levels, if one of them is required. */
export function languagesToTell(
  { languages: all }: ResumeContent,
  { title, wording, knockouts }: Advertisement,
): string[] {
  const needs = phraseKey(knockouts.map(({ text }) => text).join(' '));
  const asked = ` ${phraseKey(title)} ${wording?.phrase ?? ''} ${needs} `;
  const isAsked =
    anyLanguage.test(asked) ||
    all.some(
      ({ language }) =>
        namesOf(language).some((name) => asked.includes(` ${name} `)) ||
        // English is mentioned in most English advertisements, so it doesn't count.
        (!/^english/i.test(language) &&
          [...contentStems(language)].some((stem) => wording?.all.has(stem))),
    );
  if (!isAsked || all.length < 2) return [];
  return all
    .filter(({ language }) => language !== '')
    .map(({ language, proficiency }) => {
      const level = oneLine(proficiency).replace(/^\p{Lu}(?=\p{Ll})/u, (first) =>
        first.toLowerCase(),
      );
      return level ? `${oneLine(language)} (${level})` : oneLine(language);
    });
}
