import { element, type Markup } from '@folio/documents/html/markup';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Data within a page, which no browser runs: a policy that forbids inline scripts lets it be. In a
 * script no entity is read, so that JSON's own escapes keep what somebody wrote from ending it.
 */
export function dataScript(attributes: { type: string; id?: string }, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (found) => escapes[found] ?? '');
  return element('script', attributes, { markup: json });
}
