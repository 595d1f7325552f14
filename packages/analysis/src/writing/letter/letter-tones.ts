import type { WritingTone } from '@folio/contract/ai-requests';
import { asRole, shortTitle, titleInside } from '../phrases/job-title.ts';
import { answerFrames } from './answered-asks.ts';

/** A letter's phrases besides the facts: its opening, request and close. */
export interface LetterTone {
  greeting: (name: string) => string;
  /** For an unknown addressee. */
  greetingToTeam: string;
  /** Wordings that name the job, of which one is picked so that letters differ. */
  applying: readonly ((role: string, company: string) => string)[];
  /** Introduces any number and kind of resume lines. */
  leading: (of: string) => string;
  closing: readonly string[];
  farewell: string;
}

/** 'the position of Cook at Acme'. The full stop of 'Acme Co.' also ends the sentence. */
const position = (role: string, company: string): string =>
  `${positionNamed(role)}${company && ` at ${company.replace(/\.$/, '')}`}`;

function positionNamed(role: string): string {
  if (role === '') return 'the position that you are advertising';
  return role.startsWith('“')
    ? `the position that you advertise as ${role}`
    : `the position of ${titleInside(role)}`;
}

/** 'join Acme as a Cook', using only the known parts. */
const joining = (lead: string) => (role: string, company: string) => {
  // For 'Front of House / Dental Receptionist', the last part names a person.
  const as = asRole(shortTitle(role) || role) || asRole(role.split(' / ').at(-1) ?? '');
  return company && as
    ? `${lead} join ${company} ${as}.`
    : `${lead} be considered for ${position(role, company)}.`;
};

const professional: LetterTone = {
  greeting: (name) => `Dear ${addressed(name)},`,
  greetingToTeam: 'Dear hiring team,',
  applying: [
    (role, company) => `I am applying for ${position(role, company)}.`,
    (role, company) => `I would like to be considered for ${position(role, company)}.`,
  ],
  leading: (of) => `Some points from ${of}:`,
  closing: [
    'I would like to bring this experience to your team. My resume is enclosed, and I would welcome the chance to talk about the role. Thank you for your time.',
    'I would be glad to bring what I have learned to your team. My resume is enclosed. Thank you for your time.',
    'My resume has the details. I would welcome a conversation about the role and how I could help. Thank you for your time.',
  ],
  farewell: 'Kind regards,',
};

/** A particle that belongs to the following name: 'Dr. Hessa Bin Jabal' is Dr. Bin Jabal. */
const joined = /^(?:Abu|Al|Bin|Bint|De|Del|Della|Di|El|Ibn|La|Le|Van|Von)$/;

/**
 * Returns the form of address: 'Mr Ballard' for 'Mr Tom Ballard'. Keeps everything from 'van' or
 * 'de la' on.
 */
function addressed(name: string): string {
  const [, title = '', names = ''] =
    /^((?:Mr|Mrs|Ms|Miss|Mx|Dr|Engr|Prof|Shri|Smt|Sri)\.?|Professor) (\S.*)$/.exec(name) ?? [];
  if (title === '') return name;
  const words = names.split(' ');
  const from = words.findIndex(
    (word, at) => at > 0 && (/^\p{Ll}/u.test(word) || joined.test(word)),
  );
  return `${title} ${words.slice(from > 0 ? from : -1).join(' ')}`;
}

/** Informal greetings don't suit offices. */
const ofOffice =
  /\b(?:Chair\p{L}{0,20}|Chief|Coordinator|Dean|Director|Executive|Governors|Head|Head ?[Tt]eacher|Manager|Officer|President|Principal|Registrar|Resources|Secretary|Superintendent|Trustees)$/u;

export const letterTones: Record<WritingTone, LetterTone> = {
  professional,
  friendly: {
    greeting: (name) => (ofOffice.test(name) ? 'Hello,' : `Hello ${addressed(name)},`),
    greetingToTeam: 'Hello,',
    applying: [joining('I would love to'), joining('I would be very glad to')],
    leading: (of) => `Here are some points from ${of}:`,
    closing: [
      'I would love to bring this experience to your team. My resume is enclosed, and I would be happy to tell you more. Thank you for reading this.',
      'My resume has the details, and I would love to hear more about the job. Thank you for reading this.',
    ],
    farewell: 'Best wishes,',
  },
  confident: {
    ...professional,
    applying: [
      (role, company) => `I am applying for ${position(role, company)}.`,
      (role, company) => `I would like to put myself forward for ${position(role, company)}.`,
    ],
    leading: (of) => `This is what I would bring to this role from ${of}:`,
    closing: [
      'My resume is enclosed. I would welcome the chance to show you what I can bring to your team, and I look forward to hearing from you.',
      'My resume has the details. I would be glad to meet and talk about what I can bring to your team.',
    ],
  },
  formal: {
    ...professional,
    greetingToTeam: 'Dear Sir or Madam,',
    applying: [
      (role, company) => `I would like to apply for ${position(role, company)}.`,
      (role, company) => `I wish to apply for ${position(role, company)}.`,
    ],
    leading: (of) => `I would draw your attention to the following from ${of}:`,
    closing: [
      'I would be glad to bring this experience to your team. I enclose my resume, and would be pleased to discuss my application at an interview. Thank you for your consideration.',
      'My resume is enclosed. I would be pleased to give you further details at an interview. Thank you for your consideration.',
    ],
    farewell: 'Yours faithfully,',
  },
};

/** Picks one of several wordings, always the same one for the same letter. */
export function variantOf<Way>(
  ways: readonly [Way, ...Way[]] | readonly Way[],
  key: string,
): Way | undefined {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ways[sum % ways.length];
}

/** All phrases of letters, which state nothing about the person. */
export const letterFrame = [
  ...Object.values(letterTones).flatMap((tone) => [
    tone.greeting(''),
    tone.greetingToTeam,
    ...tone.applying.map((way) => way('', '')),
    tone.leading(''),
    ...tone.closing,
    tone.farewell,
  ]),
  'Yours sincerely. I would love to join as. The position of at, which you are advertising. I work as at. I have worked as at since. Most recently I worked as. You ask for years of experience; I have. I am studying for at. I hold from.',
  'From my current job, my last job. And from my earlier work, my work as at.  My time as. I am available. My voluntary work. My military service. My project. From my resume. In addition, I also. In all, I have. In figures. For my project. Also part of that work. Also from that project. I am responsible for. I was. I hold. My qualifications include. My other qualifications. My studies so far. My skills also include. I speak. My languages are.',
  'Your criteria in turn. Add. Reference. My resume is attached. Thank you for your time.',
  ...answerFrames,
].join(' ');
