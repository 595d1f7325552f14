import type { WritingTone } from '@folio/contract/ai';
import { shortTitle } from './job-title.ts';

/** What a letter says of itself, beside the facts: how it opens, asks and ends. */
export interface LetterTone {
  greeting: (name: string) => string;
  /** To nobody that is known by name. */
  greetingToTeam: string;
  applying: string;
  enclosed: string;
  invitation: (role: string) => string;
  thanks: string;
  farewell: string;
}

const nextOne = (role: string) =>
  role === '' ? 'this position' : `your next ${shortTitle(role) || role}`;

const professional: LetterTone = {
  greeting: (name) => `Dear ${name},`,
  greetingToTeam: 'Dear hiring team,',
  applying: 'I am applying for',
  enclosed: 'My resume, which I enclose, has the dates and further details.',
  invitation: (role) =>
    `I would welcome the chance to tell you more about my work, and to talk about what you expect of ${nextOne(role)} and how I could help.`,
  thanks: 'Thank you for your time.',
  farewell: 'Kind regards,',
};

export const letterTones: Record<WritingTone, LetterTone> = {
  professional,
  friendly: {
    ...professional,
    greeting: (name) => `Hello ${name},`,
    greetingToTeam: 'Hello,',
    applying: 'I would love to join you in',
    invitation: (role) =>
      `I would be happy to tell you more about my work, and to hear what matters most to you in ${nextOne(role)}.`,
    thanks: 'Thank you for reading this.',
    farewell: 'Best wishes,',
  },
  confident: {
    ...professional,
    invitation: (role) =>
      `I know what I can bring to your team, and can tell you more about my work. Let us talk about what you expect of ${nextOne(role)}.`,
    thanks: 'I look forward to hearing from you.',
  },
  formal: {
    ...professional,
    greetingToTeam: 'Dear Sir or Madam,',
    applying: 'I would like to apply for',
    invitation: (role) =>
      `I should be pleased to give you further details of my work in an interview, and to discuss what you expect of ${nextOne(role)}.`,
    thanks: 'I thank you for your consideration.',
    farewell: 'Yours faithfully,',
  },
};

/** The words that a letter is put together with: they state nothing of the person. */
export const letterFrame = [
  ...Object.values(letterTones).flatMap((tone) => [
    tone.greeting(''),
    tone.greetingToTeam,
    tone.applying,
    tone.thanks,
    tone.farewell,
    tone.enclosed,
    tone.invitation(''),
  ]),
  'Yours sincerely. The position of at, which you are advertising. I work as at. I have worked as at since. At present I work as, and would like to move into this kind of work. The work that you describe is close to what I do now, or did there. Beyond that. You ask for. Most recently I worked as.',
  'I have experience with, which you ask for. My skills also include. My work there also includes. I worked, where my work included. I also act as. I acted as. My work at in figures. In my present role as at.',
  'At, I. I also. In the same role, I. Before that, as at. Earlier, as at. In the project. My project is. My projects include. I hold from. I studied at. My certificates include. I am studying for at. A certification. I speak.',
  'What draws me to.',
].join(' ');
