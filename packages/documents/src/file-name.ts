const notForFileNames = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>:"/\\|?*%]/gu;
/** Of four bytes at most in UTF-8; file systems allow 255 for the whole name. */
const longestOwnerLetters = 60;

/**
 * The name of an exported document: its owner's with spaces as underscores, then `_Resume`.
 * Safe for file systems and, once encoded (RFC 6266), for headers. `extension` has no dot.
 */
export function documentFileName(personName: string, extension: string): string {
  const letters = [...personName.normalize('NFC').replace(notForFileNames, ' ')];
  const owner = letters
    .slice(0, longestOwnerLetters)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, '_');
  return `${owner || 'My'}_Resume.${extension}`;
}
