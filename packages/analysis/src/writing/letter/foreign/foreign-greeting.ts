import { byLanguage } from '../../../job-match/foreign-letter-words.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { type LetterStyle, phraseOf } from './letter-frames.ts';

/** Languages that use only the family name after a title; others use the whole name. */
const byFamilyName = ['de', 'fr', 'es'];

const titles = byLanguage((of) =>
  (['woman', 'man'] as const).map((kind) => ({
    use: `greeting-${kind}` as const,
    pattern: new RegExp(`^(?<title>${of(kind)}) (?<name>.+)$`, 'u'),
  })),
);

/**
 * 'Sehr geehrte Frau Dr. Rauch,', 'Madame,', 'Estimada Sra. Sanz:'; only the name if there is no
 * title.
 */
export function greetingOf(addressee: string, style: LetterStyle): string {
  const who = oneLine(addressee);
  if (who === '') return phraseOf('greeting-nobody', style);
  const { language } = style;
  for (const { use, pattern } of titles[language]) {
    const { title = '', name = '' } = pattern.exec(who)?.groups ?? {};
    if (name !== '')
      return phraseOf(use, style, { title, name: nameInGreeting(name, title, style) });
  }
  return phraseOf(who.includes(' ') ? 'greeting-person' : 'greeting-first', style, { name: who });
}

/**
 * The name in a salutation: 'Dr. Baumgart' for 'Dr. Thorsten Baumgart'; 'D. Ignacio Perdomo' keeps
 * the first name.
 */
function nameInGreeting(name: string, title: string, { language }: LetterStyle): string {
  if (!byFamilyName.includes(language) || /^(?:Don|Doña|Dña\.|D\.ª?)$/.test(title)) return name;
  const words = name.split(' ');
  const ranks = words.filter((word) => word.endsWith('.'));
  const names = words.filter((word) => !word.endsWith('.'));
  const joint = names.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word));
  const family = joint > 0 ? names.slice(joint) : names.length > 1 ? names.slice(1) : names;
  const last = language === 'de' && joint < 0 ? names.slice(-1) : family;
  return [...ranks, ...last].join(' ');
}
