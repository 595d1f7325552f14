import { comparedWords, embeddedFileName, shownTexts } from '@folio/contract/shown-texts';
import type { DisplayList } from '@folio/typeset/display-list';
import type { AssociatedFile } from '@folio/typeset/paint-pdf/associated-file';
import { jsonResume } from './json-resume/json-resume.ts';
import { documentLocale } from './language/document-locale.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { shownResume } from './shown-content.ts';

/**
 * Returns the data file that a resume's PDF embeds (`@folio/contract/embedded-resume`), unless its
 * owner opted out: exactly what the pages of `list` show.
 */
export function shownData(
  resume: ResumeForDocument,
  list: DisplayList,
): AssociatedFile | undefined {
  const json = shownJson(resume, linesOf(list));
  if (json === undefined) return undefined;
  return {
    name: embeddedFileName,
    mediaType: 'application/json',
    description: `${documentLocale(resume).words.resume} (JSON Resume)`,
    bytes: new TextEncoder().encode(json),
  };
}

/**
 * Returns the same data as text for a document that shows `texts`, or undefined if the owner opted
 * out.
 */
export function shownJson(resume: ResumeForDocument, texts: Iterable<string>): string | undefined {
  if (resume.settings?.embedData === false) return undefined;
  const shown = shownResume(resume);
  const content = plainShown(shown.content);
  const folio = { content, alsoShown: wordsBeside(shownTexts(content), texts) };
  const { meta, ...resumeForOthers } = jsonResume(shown);
  const json = JSON.stringify({ ...resumeForOthers, meta: { version: meta.version, folio } });
  return json.replace(/[\u007f-\u009f\u202a-\u202e\ufffe\uffff]/g, escapedSign);
}

/** Escapes a character that is invisible or misleading in a file that people may open. */
export const escapedSign = (sign: string): string =>
  `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function* linesOf({ pages }: DisplayList): Iterable<string> {
  for (const { items } of pages)
    for (const item of items) if (item.kind === 'line') yield item.text;
}

/** Storage details are not part of the embedded data. */
const ignoredFields: ReadonlySet<string> = new Set(['id', 'place', 'contentVersion', 'photoId']);

/** Keeps only non-empty fields, and bullets as texts. The reader of the file fills in the rest. */
function plainShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainShown);
  if (typeof value !== 'object' || value === null) return value;
  if ('text' in value && 'place' in value) return value.text;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      ignoredFields.has(name) || isEmpty(one) ? [] : [[name, plainShown(one)]],
    ),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);

/** Returns the shown words that are in none of the content's texts. */
function wordsBeside(texts: readonly string[], shown: Iterable<string>): string[] {
  const words = new Set(texts.flatMap(comparedWords));
  const beside = new Set<string>();
  for (const text of shown)
    for (const word of comparedWords(text)) if (!words.has(word)) beside.add(word);
  return [...beside];
}
