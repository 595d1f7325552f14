import type { ReadResume } from '../score/read-resume.ts';
import { type Check, whole } from './check.ts';

const weight = 4;
const fewestSentences = 10;
/** A sentence of so many words is a whole one: to be brief never makes a resume too short. */
const wholeSentence = 4;
const mostWords = 1000;

export const length: Check = {
  id: 'length',
  area: 'structure',
  weight,
  find: (resume) => {
    const said = sentencesSaid(resume);
    if (said < fewestSentences)
      return [
        {
          ...whole('workExperience'),
          message: `Your resume says ${said === 0 ? 'nothing' : 'little'} yet. ${fewestSentences} bullet points or sentences give a reader enough to decide by.`,
          points: weight * (1 - said / fewestSentences),
        },
      ];
    const surplus = Math.min(1, Math.max(0, resume.wordCount - mostWords) / mostWords);
    if (surplus === 0) return [];
    return [
      {
        ...whole('workExperience'),
        message: `Your resume has ${resume.wordCount} words. Under ${mostWords}, what matters most is found: shorten the oldest jobs first.`,
        points: weight * surplus,
      },
    ];
  },
  praise: ({ wordCount }) => `At ${wordCount} words your resume has a good length.`,
};

/** Short ones count by their share of a whole one. */
const sentencesSaid = ({ sentences }: ReadResume): number =>
  sentences.reduce((sum, { words }) => sum + Math.min(words.length, wholeSentence), 0) /
  wholeSentence;
