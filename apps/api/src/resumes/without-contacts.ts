import type { PersonalInfo, ResumeContent } from '@folio/contract/resume-content';

/**
 * Addresses that reach a person, an e-mail address among words, and a text that is a number, but no
 * ORCID.
 */
const reaching = [
  /(?<![^\s,;|])(?:tel|mailto|sms|callto|whatsapp|skype|facetime):/i,
  /\bwa\.me\/\+?\d|[?&]phone=/i,
  /(?<![^\s,;|])[^\s,;|/@]{1,100}@[^\s,;|/@]{1,100}/,
  /^\s*(?!\d{4}-\d{4}-\d{4}-)[+(]?\d[\d\s().-]{6,}$/,
];
const isReaching = (text: string): boolean => reaching.some((pattern) => pattern.test(text));

/** How its owner is reached may also stand where web addresses do: 'mailto:…' is a link like any other. */
export const withoutReachingLinks = ({ website, links, ...info }: PersonalInfo): PersonalInfo => ({
  ...info,
  website: isReaching(website) ? '' : website,
  links: links.filter(({ url, label }) => !isReaching(url) && !isReaching(label)),
});

/** Without what reaches a person, or a person who speaks for them, and what else a head tells of them. */
export const withoutContacts = (content: ResumeContent): ResumeContent => ({
  ...content,
  personalInfo: withoutReachingLinks({
    ...content.personalInfo,
    email: '',
    phone: '',
    details: [],
  }),
  references: content.references.map((one) => ({ ...one, email: '', phone: '' })),
});
