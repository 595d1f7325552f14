import { domainToASCII } from 'node:url';

/**
 * What makes two spellings one e-mail address: look-up, uniqueness and limits all go by this key.
 * It folds more than mail servers do (İ is i, ß is ss), so that no spelling which some part of the
 * system takes for an account's address has guesses of its own. That can only refuse an address,
 * never hand one over: mails always go to the address as it was proven.
 */
export function emailKey(email: string): string {
  let key = email;
  // Each step may make work for another: 'ﬁ' in bold is first one letter, then two.
  for (let folded = fold(key); folded !== key; folded = fold(key)) key = folded;
  return key;
}

function fold(email: string): string {
  const plain = foldCase(email.normalize('NFKC')).normalize('NFKC').trim();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + toAsciiDomain(plain.slice(at));
}

/**
 * Letter by letter, so that no rule about the end of a word (Σ) counts. Up and down again joins what
 * has a capital in common: ı, i and I, ſ and s, ß and ss.
 */
const foldCase = (text: string): string =>
  [...text]
    .map((letter) =>
      [...letter.toLowerCase().toUpperCase()].map((one) => one.toLowerCase()).join(''),
    )
    .join('')
    // İ in lower case is an i with a second dot in JavaScript, and a mere i in PostgreSQL.
    .normalize('NFD')
    .replace(/i(\p{M}*?)\u0307/gu, 'i$1');

/** As it is sent over the wire; what is no name of a host stays as it is. */
function toAsciiDomain(domain: string): string {
  const isName = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain);
  return (isName && domainToASCII(domain)) || domain;
}
