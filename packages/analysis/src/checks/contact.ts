import type { PersonalInfo } from '@folio/contract/resume-content';
import { type Check, entireField } from './check.ts';

type Requirement = {
  field: Exclude<keyof PersonalInfo, 'photoId' | 'links' | 'details'>;
  points: number;
  isGood: (text: string) => boolean;
  message: (text: string) => string;
};

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const requirements: readonly Requirement[] = [
  {
    field: 'firstName',
    points: 1.5,
    isGood: hasText,
    message: () => 'Your name is missing. Everything else is filed under it.',
  },
  {
    field: 'email',
    points: 2,
    isGood: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text),
    message: (text) =>
      text === ''
        ? 'Add your email address. Most interview invitations come by email.'
        : `'${text}' doesn't look like an email address. Check it: most interview invitations come by email.`,
  },
  {
    field: 'phone',
    points: 1.5,
    isGood: (text) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= 7,
    message: (text) =>
      text === ''
        ? 'Add a phone number. Recruiters like to call.'
        : `'${text}' looks too short for a phone number. Write it with its country code.`,
  },
  {
    field: 'location',
    points: 0.5,
    isGood: hasText,
    message: () => 'Add your location. City and country are enough: many searches filter by it.',
  },
  {
    field: 'website',
    points: 0.5,
    isGood: (text) => /[^\s.]\.[^\s.]{2,}/.test(text),
    message: () => 'Add a link. A LinkedIn profile, portfolio or website shows more of your work.',
  },
];

export const contact: Check = {
  id: 'contact',
  area: 'ats',
  weight: 6,
  find: ({ content: { personalInfo } }) =>
    requirements.flatMap(({ field, points, isGood, message }) => {
      const [link] = personalInfo.links;
      const stored = personalInfo[field] || (field === 'website' ? (link?.url ?? '') : '');
      const name = field === 'firstName' ? stored + personalInfo.lastName : stored;
      if (isGood(name.trim())) return [];
      const path = `personalInfo/${field}`;
      const span = { ...entireField(path), end: stored.length };
      return [{ ...span, message: message(stored.trim()), points }];
    }),
  praise: () => 'Your name and contact details are complete.',
};
