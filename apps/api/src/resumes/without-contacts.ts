import type { PersonalInfo, ResumeContent } from '@folio/contract/resume-content';

/**
 * Contact links: URLs such as mailto, texts with an e-mail address, and phone numbers (but not
 * ORCIDs).
 */
const reaching = [
  /(?<![^\s,;|])(?:tel|mailto|sms|callto|whatsapp|skype|facetime):/i,
  /\bwa\.me\/\+?\d|[?&]phone=/i,
  /(?<![^\s,;|])[^\s,;|/@]{1,100}@[^\s,;|/@]{1,100}/,
  /^\s*(?!\d{4}-\d{4}-\d{4}-)[+(]?\d[\d\s().-]{6,}$/,
];
const isReaching = (text: string): boolean => reaching.some((pattern) => pattern.test(text));

/** Links are filtered, too: 'mailto:…' may be entered as a website. */
export const withoutReachingLinks = ({ website, links, ...info }: PersonalInfo): PersonalInfo => ({
  ...info,
  website: isReaching(website) ? '' : website,
  links: links.filter(({ url, label }) => !isReaching(url) && !isReaching(label)),
});

/** Removes contact details of the owner and of references, and other personal data in the head. */
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
