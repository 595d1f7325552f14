import type { Sentence } from '../score/resume-text.ts';
import { isParticiple } from '../text/verbs.ts';
import type { Check } from './check.ts';
import { faultsIn } from './sentence-share.ts';

const weight = 4;
const beings = new Set(['was', 'were', 'been', 'being', 'is', 'are', 'be', 'got']);

const between = new Set(['not', 'never', 'always', 'often', 'also', 'soon', 'later', 'then']);

export const passiveVoice: Check = {
  id: 'passive-voice',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: ({ sentences }) =>
    faultsIn(
      sentences,
      weight,
      'There is no text yet that could say who did what. Describe your work in a few sentences.',
      passiveIn,
    ),
  praise: () => 'Your sentences say who did what: active verbs throughout.',
};

function passiveIn({ path, text, words }: Sentence) {
  for (const [index, word] of words.entries()) {
    if (!beings.has(word.lower)) continue;
    const participle = participleAfter(words, index);
    if (!participle) continue;
    const said = text.slice(word.start, participle.end);
    return {
      path,
      start: word.start,
      end: participle.end,
      message: `'${said}' leaves out who did it. If it was you, say so with an active verb.`,
    };
  }
  return undefined;
}

/** Past one 'not' or adverb: 'was recently promoted'. */
function participleAfter(words: Sentence['words'], index: number) {
  const next = words[index + 1];
  const other =
    next && (between.has(next.lower) || next.lower.endsWith('ly')) ? words[index + 2] : next;
  return other && isParticiple(other.lower) ? other : undefined;
}
