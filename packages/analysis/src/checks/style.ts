import type { ResumeContent } from '@folio/contract/resume-content';
import { readTable } from '@folio/tables/read-table';
import { type ResumeText, type Sentence, sentencesIn } from '../resume/sentences.ts';
import { matchesIn } from '../text/matches-in.ts';
import { isParticiple } from '../text/verbs.ts';
import { phrasePattern, plainFor, wordyPhrases } from '../text/wordy-phrases.ts';
import { type Check, faultsIn } from './check.ts';

const weightOfPassiveVoice = 2;
const beings = new Set(['was', 'were', 'been', 'being', 'is', 'are', 'be', 'got']);

const between = new Set(['not', 'never', 'always', 'often', 'also', 'soon', 'later', 'then']);

export const passiveVoice: Check = {
  id: 'passive-voice',
  area: 'content',
  weight: weightOfPassiveVoice,
  isEnglishOnly: true,
  silencedBy: ['action-verbs'],
  find: ({ sentences }) =>
    faultsIn(
      sentences,
      weightOfPassiveVoice,
      'There’s nothing to read yet. Describe what you did in a few sentences.',
      passiveIn,
    ),
  praise: () => 'Active voice throughout.',
};

function passiveIn({ path, text, words }: Sentence) {
  for (const [index, word] of words.entries()) {
    if (!beings.has(word.lower)) continue;
    const participle = participleAfter(words, index);
    // 'Was involved in' and 'was promoted to' are about the writer, so nobody has to ask who did
    // it.
    if (index < 2 && participle && ofPerson.has(participle.lower)) continue;
    // A relative clause is not about what the writer did: 'Aid that had not been claimed'.
    if (words.slice(Math.max(0, index - 3), index).some(({ lower }) => relative.has(lower)))
      continue;
    if (!participle || hasDoer.test(text.slice(participle.end))) continue;
    const quoted = text.slice(word.start, participle.end);
    return {
      path,
      start: word.start,
      end: participle.end,
      message: `'${quoted}' leaves out who did it. If it was you, say so with an active verb.`,
    };
  }
  return undefined;
}

const relative = new Set(['that', 'which', 'who', 'whom']);
/** Participles that describe the writer, as in 'was promoted'. */
const ofPerson = new Set(
  readTable(new URL('./of-person.tsv', import.meta.url), { participle: 'text' }).map(
    ({ participle }) => participle,
  ),
);

/**
 * 'Used by the group' names who did it; 'cut by 40%', 'met by adding shifts' and 'done by May'
 * don't.
 */
const hasDoer =
  /^(?: \p{L}+){0,3} by (?:(?:all|both|each|every|\d+|two|three|four|five|six) (?:of )?(?:the |our |my )?|the |an? |our |other |his |her |their )(?!end\b|time\b|date\b|deadline\b|close\b|start\b|use\b|third\b|half\b|factor\b|week|month|quarter|year|day|hour|minute|percent)\p{L}/iu;

/** Finds the participle after 'was', skipping one 'not' or adverb: 'was recently promoted'. */
function participleAfter(words: Sentence['words'], index: number) {
  const next = words[index + 1];
  const other =
    next && (between.has(next.lower) || next.lower.endsWith('ly')) ? words[index + 2] : next;
  return other && isParticiple(other.lower) ? other : undefined;
}

/** Phrases that could appear in anybody's resume. */
const filler = readTable(new URL('./filler.tsv', import.meta.url), { phrase: 'text' });

const wordyOrFiller = phrasePattern([
  ...wordyPhrases.keys(),
  ...filler.map(({ phrase }) => phrase),
]);

const weightOfConcision = 8;

const headlineOf = ({ personalInfo }: ResumeContent): ResumeText => ({
  path: 'personalInfo/title',
  text: personalInfo.title,
});

export const concision: Check = {
  id: 'concision',
  area: 'content',
  weight: weightOfConcision,
  isEnglishOnly: true,
  silencedBy: ['specifics'],
  find: ({ content, sentences }) =>
    faultsIn(
      [...sentences, ...sentencesIn(headlineOf(content))],
      weightOfConcision,
      'There’s nothing to read yet. Describe your work in a few plain sentences.',
      wordyIn,
    ),
  praise: () => 'Your sentences get to the point, without filler.',
};

/** An amount makes a phrase specific: 'Synergies of $22M'. */
const hasAmount = /^ (?:of|worth) \p{Sc} ?\d/u;

function wordyIn({ path, text, start, end }: Sentence) {
  const found = matchesIn(text.slice(start, end), wordyOrFiller).filter(
    ({ 0: phrase, index }) => !hasAmount.test(text.slice(start + index + phrase.length, end)),
  );
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return undefined;
  const span = { path, start: start + first.index, end: start + last.index + last[0].length };
  const quoted = [...new Set(found.map((match) => `'${match[0]}'`))].join(', ');
  const plainer = found.length === 1 ? plainFor(first[0], text.slice(span.end)) : undefined;
  if (plainer) {
    return {
      ...span,
      rewrite: plainer,
      message: `'${first[0]}' takes more words than it needs: '${plainer.toLowerCase()}' says the same.`,
    };
  }
  return {
    ...span,
    message: `${quoted} could be in anyone's resume. Cut it, or show it with something you did.`,
  };
}
