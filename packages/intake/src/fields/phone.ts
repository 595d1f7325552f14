import { findPhoneNumbersInText } from 'libphonenumber-js';

const looksLikePhone =
  /(?<![\w/.@-])(?:\+|00)?\(?\d[\d\s().\-/\u2011\u2013]{6,20}\d(?:\s*(?:ext|extn|x)\.?\s*\d{1,5})?(?!\w)/g;
const label =
  /^(?:phone|tel|telephone|mobile|cell|t|m|p|handy|telefon|móvil|téléphone)\s*[.:]?\s*/i;

/** The first phone number of a text as its owner wrote it, and how sure that is. */
export function findPhone(text: string): { phone: string; confidence: number } | undefined {
  const plain = text.replace(/[\u2010-\u2013]/g, '-');
  const [international] = findPhoneNumbersInText(plain);
  if (international) {
    return { phone: written(text, international.startsAt, international.endsAt), confidence: 0.98 };
  }
  for (const match of text.matchAll(looksLikePhone)) {
    const digits = match[0].replace(/\D/g, '');
    const isYears = /^\s*(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}\s*$/.test(match[0]);
    const isDay = /^\s*\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\s*$/.test(match[0]);
    if (isDay || digits.length < 7 || digits.length > 15 || isYears) continue;
    const isNational = findPhoneNumbersInText(match[0], 'US').length > 0 || digits.startsWith('0');
    return { phone: match[0].trim(), confidence: isNational ? 0.85 : 0.7 };
  }
  return undefined;
}

/** The library begins at the first digit: a bracket or plus before it belongs to the number. */
function written(text: string, from: number, to: number): string {
  const start = /[+(]+$/.exec(text.slice(0, from))?.index ?? from;
  return text.slice(start, to).replace(label, '').trim();
}
