import type { PersonalInfo } from '@folio/contract/resume-content';
import { type Check, wholeField } from './check.ts';

type Wanted = {
  field: Exclude<keyof PersonalInfo, 'photoId' | 'links' | 'details'>;
  points: number;
  isGood: (text: string) => boolean;
  message: (text: string) => string;
};

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const wanted: readonly Wanted[] = [
  {
    field: 'firstName',
    points: 2,
    isGood: hasText,
    message: () => 'Your name is missing. It is what everything else is filed under.',
  },
  {
    field: 'email',
    points: 2.5,
    isGood: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text),
    message: (text) =>
      text === ''
        ? 'There is no e-mail address. Most invitations come by e-mail.'
        : `'${text}' does not look like an e-mail address. Check it: most invitations come by e-mail.`,
  },
  {
    field: 'phone',
    points: 1.5,
    isGood: (text) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= 7,
    message: (text) =>
      text === ''
        ? 'There is no phone number. Recruiters like to call.'
        : `'${text}' looks too short for a phone number. Write it with its country code.`,
  },
  {
    field: 'location',
    points: 1,
    isGood: hasText,
    message: () =>
      'Where you live is missing. City and country are enough: many searches filter by place.',
  },
  {
    field: 'website',
    points: 1,
    isGood: (text) => /[^\s.]\.[^\s.]{2,}/.test(text),
    message: () =>
      'There is no link yet. A LinkedIn profile, a portfolio or a site of your own shows more of you.',
  },
];

export const contact: Check = {
  id: 'contact',
  area: 'ats',
  weight: 8,
  find: ({ content: { personalInfo } }) =>
    wanted.flatMap(({ field, points, isGood, message }) => {
      const [link] = personalInfo.links;
      const stored = personalInfo[field] || (field === 'website' ? (link?.url ?? '') : '');
      const name = field === 'firstName' ? stored + personalInfo.lastName : stored;
      if (isGood(name.trim())) return [];
      const path = `personalInfo/${field}`;
      const span = { ...wholeField(path), end: stored.length };
      return [{ ...span, message: message(stored.trim()), points }];
    }),
  praise: () => 'Your name and every way to reach you are there.',
};
