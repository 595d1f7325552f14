/** Names in Sinhala, Persian and others are spelled with joiners, which stay within words. */
const notForFileNames =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>:"/\\|?*%]/gu;
/** More of a name than anybody reads in a list of files. */
const longestOwnerLetters = 60;
/** File systems allow so much for the whole name, in UTF-8; a letter with its marks may take 30. */
const longestBytes = 255;

/**
 * The name of an exported document: its owner's with spaces as underscores, then `_Resume`.
 * Safe for file systems and, once encoded (RFC 6266), for headers. `extension` has no dot.
 */
export const documentFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'My', `_Resume.${extension}`);

/** The name of a resume's cover letter, made as a resume's is. */
export const letterFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'My', `_Cover_Letter.${extension}`);

/** The name of the answers to an application's questions, made as a resume's is. */
export const answersFileName = (personName: string): string =>
  fileNameOf(personName, 'My', '_Answers.txt');

/** The name of a sheet for an interview, made as a resume's is. */
export const interviewFileName = (personName: string): string =>
  fileNameOf(personName, 'My', '_Interview_Preparation.pdf');

/** The name of a file that describes a person, such as a vCard: their name with spaces as underscores. */
export const personFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'Contact', `.${extension}`);

function fileNameOf(personName: string, nameless: string, ending: string): string {
  const cleaned = trim(personName.normalize('NFC').replace(notForFileNames, ' '));
  const cut = trim(cutToBytes(cleaned, longestBytes - bytesOf(ending)));
  return (cut.replace(/\s+/g, '_') || nameless) + ending;
}

const trim = (name: string): string => name.replace(/^[.\s]+|(?<![.\s])[.\s\u200c\u200d]+$/g, '');

/** The beginning of a name in whole graphemes: a letter keeps all of its marks, or goes. */
function cutToBytes(name: string, mostBytes: number): string {
  let cut = '';
  let left = mostBytes;
  let letters = 0;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(name)) {
    left -= bytesOf(segment);
    letters += 1;
    if (left < 0 || letters > longestOwnerLetters) break;
    cut += segment;
  }
  return cut;
}

let segmenter: Intl.Segmenter | undefined;
const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
