import { isDetail } from './study-details.ts';
import { studyKind } from './study-evidence.ts';
import { looksLikePlace, namesPlace, namesSchool } from './words.ts';

/** What belongs together though a comma parts it: a town and its state, a university and its campus. */
export function joinTexts(texts: readonly string[]): string[] {
  const joined: string[] = [];
  texts.forEach((text, at) => {
    const before = joined.at(-1);
    const isPlace =
      before !== undefined && namesPlace(`${before}, ${text}`) && studyKind(before) === undefined;
    const isMore =
      before !== undefined && at === joined.length && isNamedBehind(before, text, texts[at + 1]);
    if (before !== undefined && (isCampus(before) || isPlace || isMore))
      joined[joined.length - 1] = `${before}, ${text}`;
    else joined.push(text);
  });
  return joined;
}

const isCampus = (before: string): boolean =>
  /^(?:(?:state )?university of (?:california|the west indies|the philippines|wales|alaska|hawaii|puerto rico|colorado|wisconsin|texas|illinois|north carolina|massachusetts|nebraska)|state university of new york|indian institute of (?:technology|management)|national institute of technology|université de|california state university|(?:central |state )?board of (?:\p{L}+ )+education)$/iu.test(
    before,
  );

const unnamed =
  /^(?:school|college|institute|academy|école|escuela|escola|scuola|schule) (?:of|de|d[ei]l?|für) (?:the )?\p{Lu}\p{L}+(?: (?:and|&|et|y|e|und) \p{Lu}\p{L}+)?$/iu;

/** 'College of Engineering, Guindy, Chennai' is called so with its suburb. */
const isNamedBehind = (before: string, text: string, next: string | undefined): boolean =>
  unnamed.test(before) &&
  studyKind(text) !== 'degree' &&
  !isDetail(text) &&
  !namesPlace(text) &&
  (next !== undefined || namesSchool(text) || !looksLikePlace(`${text}, ${text}`));
