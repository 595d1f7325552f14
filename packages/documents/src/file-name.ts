/** Names in Sinhala, Persian and other languages contain joiners, which are kept within words. */
const notForFileNames =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>:"/\\|?*%]/gu;
/** Longer than any name that is readable in a list of files. */
const longestOwnerLetters = 60;
/**
 * The limit of most file systems for the whole name in UTF-8. A single letter with its marks may
 * take 30 bytes.
 */
const longestBytes = 255;

/**
 * Returns the file name of an exported document: its owner's name with underscores for spaces, then
 * `_Resume`. Safe for file systems and, once encoded (RFC 6266), for headers. `extension` has no
 * dot.
 */
export const documentFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'My', `_Resume.${extension}`);

/** Returns the file name of a cover letter. */
export const letterFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'My', `_Cover_Letter.${extension}`);

/** Returns the file name of the answers to an application's questions. */
export const answersFileName = (personName: string): string =>
  fileNameOf(personName, 'My', '_Answers.txt');

/** Returns the file name of an interview sheet. */
export const interviewFileName = (personName: string): string =>
  fileNameOf(personName, 'My', '_Interview_Preparation.pdf');

/**
 * Returns the name of a file that describes a person, such as a vCard: their name with underscores
 * for spaces.
 */
export const personFileName = (personName: string, extension: string): string =>
  fileNameOf(personName, 'Contact', `.${extension}`);

function fileNameOf(personName: string, nameless: string, ending: string): string {
  const cleaned = trim(personName.normalize('NFC').replace(notForFileNames, ' '));
  const cut = trim(cutToBytes(cleaned, longestBytes - bytesOf(ending)));
  return (cut.replace(/\s+/g, '_') || nameless) + ending;
}

const trim = (name: string): string => name.replace(/^[.\s]+|(?<![.\s])[.\s\u200c\u200d]+$/g, '');

/** Cuts a name at a grapheme boundary, so that no letter loses some of its marks. */
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
