import { findPhone } from './phone.ts';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const emails = new RegExp(email, 'gu');
const topLevels =
  'com|org|net|io|dev|me|co|ai|app|info|uk|de|fr|es|pt|br|in|edu|tech|design|xyz|eu|us|ca|au|nl|ch|at|it|se|no|dk|example|blog|page|site|online|studio|gov|ac|work|cv|link|name|pro|so|sh|be|pl|in';
const url = new RegExp(
  `(?<![@\\p{L}\\p{N}.])(?:https?://[^\\s|,;<>()]+|(?<!-)(?:www\\.)?(?:[\\p{L}\\p{N}-]+\\.)+(?:${topLevels})(?![\\p{L}\\p{N}@.])(?:[/?#][^\\s|,;<>()]*)?)`,
  'giu',
);

/** Long words without the sign are not searched: they take the square of their length. */
export const findEmail = (text: string): string | undefined =>
  text.includes('@') ? email.exec(text)?.[0] : undefined;

/** Web addresses in a text, as written. */
export function findUrls(text: string): string[] {
  if (!/[.:]/.test(text)) return [];
  const withoutMail = text.includes('@') ? text.replace(emails, ' ') : text;
  return [...withoutMail.matchAll(url)].map(([found]) => found.replace(/(?<![.,;:])[.,;:]+$/, ''));
}

export const isContact = (text: string): boolean =>
  findEmail(text) !== undefined || findUrls(text).length > 0 || findPhone(text) !== undefined;
