import { domainToASCII } from 'node:url';

/**
 * The canonical key of an e-mail address: look-up, uniqueness and limits all use it. It folds more
 * than mail servers do (İ is i, ß is ss), so that no spelling that some part of the system treats
 * as the same address has its own guesses. The effect can only be a refusal: mails always go to the
 * verified spelling.
 */
export function emailKey(email: string): string {
  let key = email;
  // Repeated because one step may enable another: 'ﬁ' in bold first becomes one letter, then two.
  for (let folded = fold(key); folded !== key; folded = fold(key)) key = folded;
  return key;
}

function fold(email: string): string {
  const plain = foldCase(email.normalize('NFKC')).normalize('NFKC').trim();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + toAsciiDomain(plain.slice(at));
}

/**
 * Letter by letter, to avoid the rule for a final Σ. Lower and upper case in turn joins letters
 * with a common capital: ı, i and I, ſ and s, ß and ss.
 */
const foldCase = (text: string): string =>
  [...text]
    .map((letter) =>
      [...letter.toLowerCase().toUpperCase()].map((one) => one.toLowerCase()).join(''),
    )
    .join('')
    // Lower-case İ is an i with a second dot in JavaScript, and a plain i in PostgreSQL.
    .normalize('NFD')
    .replace(/i(\p{M}*?)\u0307/gu, 'i$1');

/** Punycode; unchanged if it is not a valid host. */
function toAsciiDomain(domain: string): string {
  const isName = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain);
  return (isName && domainToASCII(domain)) || domain;
}
