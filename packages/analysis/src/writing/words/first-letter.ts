export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * Lowercases the first letter: 'Managed' opens a sentence, 'managed' continues one. 'SQL' and
 * 'iPhone' stay.
 */
export const uncapitalized = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) || /^A\s/.test(text)
    ? (text[0] ?? '').toLowerCase() + text.slice(1)
    : text;
