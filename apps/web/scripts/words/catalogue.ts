import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from './compile.ts';
import { hasMessages, messagesIn } from './messages-in.ts';

const root = join(import.meta.dirname, '..', '..');
export const cataloguePath = join(root, 'messages', 'en.po');

/** The sources with texts, by their path below apps/web. */
export function sources(): { path: string; source: string }[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|\/testing\//.test(path))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

type Entry = { message: string; context: string; paths: Set<string> };

/**
 * The catalogue of all messages as gettext PO, which translation tools read: a `msgid` is the
 * English text in ICU syntax, so messages need no other name. Source references have no line
 * numbers, which every change would move.
 */
export function catalogueOf(files: readonly { path: string; source: string }[]): string {
  const entries = new Map<string, Entry>();
  for (const { path, source } of files.filter(({ source }) => hasMessages(source))) {
    for (const { message, context = '', names } of messagesIn(path, source)) {
      checkNames(path, message, names);
      if (message.includes('${'))
        throw new Error(`${path}: “${message}” has \`\${\` of a template literal`);
      const key = `${message}\u0004${context}`;
      const entry = entries.get(key) ?? { message, context, paths: new Set() };
      entries.set(key, entry);
      entry.paths.add(path);
    }
  }
  const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [header, ...sorted.map(([, entry]) => written(entry))].join('\n');
}

function checkNames(path: string, message: string, given: ReadonlySet<string> | undefined): void {
  const wanted = namesIn(message);
  const missing = [...wanted].filter((name) => given && !given.has(name));
  const unused = [...(given ?? [])].filter((name) => !wanted.has(name));
  if (missing.length + unused.length > 0)
    throw new Error(`${path}: “${message}” has other values: ${[...missing, ...unused]}`);
}

const header = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: en_US\\n"
`;

function written({ message, context, paths }: Entry): string {
  const lines = [...paths].map((path) => `#: ${path}`);
  if (/\{\s*\w+\s*[,}]/.test(message)) lines.push('#, icu-message-format');
  if (context) lines.push(`msgctxt ${JSON.stringify(context)}`);
  return [...lines, `msgid ${JSON.stringify(message)}`, 'msgstr ""', ''].join('\n');
}
