import { ofEmployers } from './advertisement-company.ts';

/** What headings and sentences of advertisements are about, and nobody's name. */
const heading =
  /^(?:advertis\p{L}+|agency|applicants?|benefits?|board|business|candidates?|chair|client|committee|company|compensation|department|description|duties|employer|group|head|hospital|job|manager|management|opportunity|organi[sz]ation|our|people|person|position|post|principal|profile|program(?:me)?|qualifications?|recruit\p{L}*|requirements?|responsibilities|role|salary|school|search|staff|summary|team|the|this|training|university|vacancy|work|you|your)$/iu;
const mostRead = 30_000;

/**
 * Whether what is read as the employer is one for sure, so that it can be addressed by it: no heading ('The
 * Company'), no place ('Asheville, NC'), and a name of one word only where it is named twice.
 */
export function isSureEmployer(company: string, text: string): boolean {
  const words = company.split(/[\s,&/-]+/).filter((word) => /\p{L}/u.test(word));
  if (words.every((word) => heading.test(word))) return false;
  const parts = text.slice(0, mostRead).split(company);
  const mentions = parts.length - 1;
  if (parts.slice(1).some((after) => /^, [A-Z]{2}\b/.test(after))) return false;
  if (mentions > 1) return true;
  // 'Blindman Gravel, Blackfalds AB': behind a comma stands where it is.
  const isBehindComma = /(?:, |\bin )$/.test(parts[0] ?? '');
  return (
    words.length > 1 &&
    (!isBehindComma || (ofEmployers.test(company) && !/ [A-Z]{2}$/.test(company)))
  );
}
