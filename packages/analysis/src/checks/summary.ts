import { hasNumber } from '../text/figures.ts';
import { countWords } from '../text/segmentation.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { type Check, entireField, type Loss } from './check.ts';

const weight = 4;
const fewestWords = 15;
const mostWords = 100;
const path = 'personalInfo/summary';
/** A wish instead of a summary: 'To obtain a challenging position', 'Seeking a role'. */
const wish =
  /^\s*(?:(?:my |career )?(?:objective|goal|aim)(?: is)?:?\s+)?(?:to (?:obtain|secure|get|find|gain|join|work (?:in|with|for|at)|be (?:a )?part|pursue|acquire|build a career)|seeking|looking (?:for|to (?:join|work|grow|obtain|secure))|i (?:am (?:keen|looking|seeking)|aim|hope|want|wish|would (?:like|love)) |in search of)\b/i;

export const summary: Check = {
  id: 'summary',
  area: 'structure',
  weight,
  find: ({ content, skills }) => {
    const text = content.personalInfo.summary;
    if (text.trim() === '')
      return [
        {
          ...entireField(path),
          message: 'Add a summary: two or three sentences on who you are and what you do best.',
          points: weight,
        },
      ];
    const losses: Loss[] = [];
    const span = { path, start: 0, end: text.length };
    const count = countWords(text);
    if (count < fewestWords || count > mostWords)
      losses.push({
        ...span,
        message: `Your summary has ${count} ${count === 1 ? 'word' : 'words'}. Between ${fewestWords} and ${mostWords} work best.`,
        points: 1,
      });
    if (wish.test(text))
      losses.push({
        ...span,
        message:
          'Your summary starts with what you want. Start with what you offer: your role, your years, your best skill and one result.',
        points: 1,
      });
    const isConcrete =
      hasNumber(text) ||
      findSkills(text).length > 0 ||
      skills.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
    if (!isConcrete)
      losses.push({
        ...span,
        message:
          'Your summary has no skill and no number. One of each says more than any adjective.',
        points: 1,
      });
    return losses;
  },
  silencedBy: ['concision'],
  praisedPath: path,
  praise: () => 'Your summary says in a few lines who you are.',
};
