/**
 * Removes control and direction characters from other people's text, which could make a mail appear
 * to say something else.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => (/[\n\t]/.test(character) ? character : ' '))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed();

/** Plain text on a single line. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The salutation. Anybody can sign up with another's address, so names that look like links or
 * messages are left out.
 */
export function greeting(firstName: string): string {
  const name = oneLine(firstName);
  const isName =
    name !== '' && name.length <= 40 && !/[/\\@:<>]|\d{3}|[.．。｡]\p{L}{2}/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}
