/**
 * Other people's text in a mail: no control characters, and none that turn the direction of what
 * comes after them round. Both could make a mail say something else than it does.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => (/[\n\t]/.test(character) ? character : ' '))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed();

/** The same on one line, so that it can begin none of its own. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * How a mail begins. Anybody can sign up with another's address, so that a name which would be
 * shown as a link, or is meant to be read as a message, is not repeated to them.
 */
export function greeting(firstName: string): string {
  const name = oneLine(firstName);
  const isName =
    name !== '' && name.length <= 40 && !/[/\\@:<>]|\d{3}|[.．。｡]\p{L}{2}/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}
