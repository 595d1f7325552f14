import type { ReadResume } from '../resume/read-resume.ts';
import { countWords } from '../text/segmentation.ts';
import { type Check, entireField, missingStatements, shareOf, spanOf } from './check.ts';

const weightOfBulletLength = 1;
const fewestWordsOfBullet = 4;
const mostWordsOfBullet = 36;

export const bulletLength: Check = {
  id: 'bullet-length',
  area: 'content',
  weight: weightOfBulletLength,
  silencedBy: ['specifics'],
  find: (resume) => [
    ...resume.postStatements.flatMap((statement) => {
      const count = countWords(statement.text.slice(statement.start, statement.end));
      if (count >= fewestWordsOfBullet && count <= mostWordsOfBullet) return [];
      const message =
        count < fewestWordsOfBullet
          ? `At ${count} ${count === 1 ? 'word' : 'words'} this says little. Add how you did it, for whom, or what changed.`
          : `At ${count} words this is hard to take in at a glance. Keep the strongest part, under ${mostWordsOfBullet} words, or split it in two.`;
      return [{ ...spanOf(statement), message, points: shareOf(weightOfBulletLength, resume) }];
    }),
    ...missingStatements(
      weightOfBulletLength,
      resume,
      () =>
        `Write at least three bullets of ${fewestWordsOfBullet} to ${mostWordsOfBullet} words about your work.`,
    ),
  ],
  praise: () => 'Your bullets are easy to scan.',
};

const weightOfLength = 1;
const fewestSentences = 10;
/**
 * A sentence of at least this many words counts in full, so that shortening a sentence never makes
 * a resume too short.
 */
const wholeSentence = 4;
const mostWords = 1000;

export const length: Check = {
  id: 'length',
  area: 'structure',
  weight: weightOfLength,
  silencedBy: ['evidence', 'bullet-length'],
  find: (resume) => {
    const count = countSentences(resume);
    if (count < fewestSentences)
      return [
        {
          ...entireField('workExperience'),
          message: `Your resume says ${count === 0 ? 'nothing' : 'little'} yet. ${fewestSentences} bullets or sentences give a reader enough to go on.`,
          points: weightOfLength * (1 - count / fewestSentences),
        },
      ];
    const surplus = Math.min(1, Math.max(0, resume.wordCount - mostWords) / mostWords);
    if (surplus === 0) return [];
    return [
      {
        ...entireField('workExperience'),
        message: `Your resume has ${resume.wordCount} words. Under ${mostWords}, readers find what matters. Shorten the oldest jobs first.`,
        points: weightOfLength * surplus,
      },
    ];
  },
  praise: ({ wordCount }) => `At ${wordCount} words, your resume is a good length.`,
};

/** Counts sentences; shorter ones count by their share of `wholeSentence`. */
const countSentences = ({ sentences }: ReadResume): number =>
  sentences.reduce((sum, { words }) => sum + Math.min(words.length, wholeSentence), 0) /
  wholeSentence;
