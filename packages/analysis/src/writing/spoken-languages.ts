import type { ResumeContent } from '@folio/contract/resume-content';
import { oneLine } from './phrases.ts';

/**
 * Levels at which nobody says that they speak a language: of the framework, of Japan's and China's
 * tests, in words.
 */
const beginners =
  /\b(?:level ?1|A[12]|N[45]|HSK ?[1-3]|basics?|beginners?|elementary|a? ?(?:little|bit)|some|limited|notions|learn(?:ing|er)|small|conversational|read(?:ing)?(?: only)?|passive|school)\b/i;
/** What stands behind the name of a language without saying less than that it is spoken. */
const level =
  / ?(?:[-–:,(] ?| )(?:[ABC][12]|N[1-3]|HSK ?[4-6]|JLPT|OET|IELTS|TOEFL|native|mother tongue|first language|bilingual|fluent|advanced|professional|proficient|excellent|good|very good|intermediate|working|business)\b/i;

/** The languages that a letter may say are spoken: each by its name alone. */
export function spokenLanguages({ languages }: ResumeContent): string[] {
  const spoken = languages.flatMap(({ language, proficiency }) => {
    const written = oneLine(language);
    if (written === '' || beginners.test(`${written} ${proficiency}`)) return [];
    const at = written.search(level);
    const name = (at < 0 ? written : written.slice(0, at)).replace(/ ?\([^()]*\)$/, '');
    return /^\p{L}[\p{L} '’-]{1,30}$/u.test(name) ? [name] : [];
  });
  return [...new Set(spoken)];
}
