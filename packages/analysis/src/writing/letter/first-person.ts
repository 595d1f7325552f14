const ofMe =
  /(?<=\b(?:about|before|draws|drew|for|from|gave|gives|interests?|lets?|made|makes?|means to|of|taught|told|with) )you\b|\byou$|(?<=\b(?:brought|drawn|drew|equipped|equips?|helped|inspired|led|prepared|prepares?|shaped) )you\b/gi;
const persons: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  'you were': 'I was',
  'you are': 'I am',
  'are you': 'am I',
  'were you': 'was I',
  "you're": 'I am',
  "you've": 'I have',
  "you'd": 'I would',
  "you'll": 'I will',
  yourself: 'myself',
  yours: 'mine',
  your: 'my',
  you: 'I',
  me: 'me',
};
/** The third person stays: 'A designer who changes their mind'. */
const ofPersons =
  /(?<!\b(?:who\b|(?:which|what|your) (?:\p{L}{1,20} )?(?:cards|certificates|dates|licen[cs]es|qualifications|referees|references|skills|tickets|tools)\b)[^;]{0,40})\b(?:they|them|their)\b|\b(?:you (?:were|are)|(?:are|were) you|you['’](?:re|ve|d|ll)|yourself|yours|your|you)\b/giu;
const bare =
  /^(?=(?:availability|consent|current|desired|expected|preferred|proposed|relevant|total|willingness)\b)/i;

/** Turns the second person into the first: 'how you travel' becomes 'how I travel'. */
export const inFirstPerson = (note: string): string =>
  note
    .replace(/^[A-Z]{3}(?= )|(?<=\p{Ll} )\p{Lu}{6,}(?= \p{Ll}|$)/gu, (word) => word.toLowerCase())
    .replace(bare, 'my ')
    .replace(ofMe, 'me')
    .replace(ofPersons, (pronoun) => persons[pronoun.toLowerCase().replace('’', "'")] ?? pronoun)
    .replace(/(?<=\bI\b.{1,40} and )are\b/g, 'am');
