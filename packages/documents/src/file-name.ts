/** Names in Sinhala, Persian and others are spelled with joiners, which stay within words. */
const notForFileNames =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>:"/\\|?*%]/gu;
/** Letters take four bytes at most in UTF-8; file systems allow 255 for the whole name. */
const longestOwnerLetters = 60;

/**
 * The name of an exported document: its owner's with spaces as underscores, then `_Resume`.
 * Safe for file systems and, once encoded (RFC 6266), for headers. `extension` has no dot.
 */
export const documentFileName = (personName: string, extension: string): string =>
  `${inFileName(personName) || 'My'}_Resume.${extension}`;

/** The name of a resume's cover letter, made as a resume's is. */
export const letterFileName = (personName: string, extension: string): string =>
  `${inFileName(personName) || 'My'}_Cover_Letter.${extension}`;

/** The name of the answers to an application's questions, made as a resume's is. */
export const answersFileName = (personName: string): string =>
  `${inFileName(personName) || 'My'}_Answers.txt`;

/** The name of a sheet for an interview, made as a resume's is. */
export const interviewFileName = (personName: string): string =>
  `${inFileName(personName) || 'My'}_Interview_Preparation.pdf`;

/** The name of a file that describes a person, such as a vCard: their name with spaces as underscores. */
export const personFileName = (personName: string, extension: string): string =>
  `${inFileName(personName) || 'Contact'}.${extension}`;

function inFileName(personName: string): string {
  const letters = [...personName.normalize('NFC').replace(notForFileNames, ' ')];
  return letters
    .slice(0, longestOwnerLetters)
    .join('')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .replace(/\s+/g, '_');
}
