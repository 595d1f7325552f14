import { pathOfKeys } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { fieldOfPath } from '../fields/field-paths.ts';
import { elementIdOf, type FieldRef } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { describePath } from './describe-fields.ts';
import type { Refusal } from './resume-server.ts';

/** Why something can't be saved, with its field, if any. */
export type Problem = { words: string; message: string; field?: FieldRef };

/** The server's messages about rejected fields; all others are saved. */
export const describeRefusals = (
  document: EditorDocument,
  refused: readonly Refusal[],
): Problem[] =>
  refused.map(({ path, message }) => ({
    words: `${describePath(document, path)}: ${message}`,
    message,
    ...fieldAt(document.content, path),
  }));

function fieldAt(content: ResumeContent, path: string): { field?: FieldRef } {
  const field = fieldOfPath(content, path);
  return field ? { field } : {};
}

/**
 * The server's messages about a rejected document, by form field; the server's paths are such as
 * `content.workExperience.2.position`.
 */
export function describeProblems(
  content: ResumeContent,
  errors: Record<string, string[]>,
): Problem[] {
  return Object.entries(errors).map(([sent, messages]) => {
    const keys = sent.match(/\w+/g)?.slice(1) ?? [];
    const path = pathOfKeys(content, keys);
    const message = messages.join(' ');
    const known = fieldAt(content, path);
    const words = known.field ? `${describePath({ content }, path)}: ${message}` : message;
    return { words, message, ...known };
  });
}

/** The problem of a form field. */
export function problemOf(problems: readonly Problem[], field: FieldRef): string | undefined {
  const id = elementIdOf(field);
  return problems.find((one) => one.field && elementIdOf(one.field) === id)?.message;
}
