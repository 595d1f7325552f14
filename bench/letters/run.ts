/**
 * Prints the cover letters that are composed without a model, for review: `npm run letters --
 * folder [--out folder]`. The folder has for each letter either `name.json` with `resume` and
 * `advertisement` (optionally `tone` and `target`), or `name.resume.*` in any readable format
 * (text, PDF, Word) with `name.job.txt`; `name.why.txt` is the person's motivation. With `--out`
 * each letter is written to a file, with its sources.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readAdvertisement } from '@folio/analysis/advertisement';
import type { LetterForm } from '@folio/analysis/letter-form';
import { composeCoverLetter } from '@folio/analysis/writing/compose-cover-letter';
import { ResumeContent } from '@folio/contract/resume-content';
import { readResume } from '@folio/intake/read-resume';

/** The month of all letters, so that two runs can be compared. */
const today = '2026-11';

const words = process.argv.slice(2);
const outAt = words.indexOf('--out');
const out = outAt < 0 ? undefined : words[outAt + 1];
const [folder] = words.filter((_, at) => outAt < 0 || (at !== outAt && at !== outAt + 1));
if (folder === undefined) throw new Error('Which folder holds the resumes and advertisements?');

interface Pair {
  resume: ResumeContent;
  advertisement: string;
  tone?: 'professional' | 'friendly' | 'confident' | 'formal';
  target?: { role: string; company: string; hiringManager: string };
}

for (const [name, read] of pairsIn(resolve(folder))) {
  const { resume, advertisement, ...how } = await read();
  const { text, reason, form } = composeCoverLetter(resume, readAdvertisement(advertisement), {
    ...how,
    motivation: whyIn(resolve(folder), name),
    today,
  });
  // The text that the panel shows above the letter.
  const notice = form === undefined ? '' : `(The panel says: ${formWords(form)})\n\n`;
  const letter = `${notice}${text || `(${reason})`}`;
  process.stdout.write(`===== ${name}\n\n${letter}\n\n`);
  if (out === undefined) continue;
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, `${name}.md`),
    `# ${name}\n\n## Advertisement\n\n${advertisement}\n\n## Letter\n\n${letter}\n`,
  );
}

/** The words of the app's `cover-letter.copy.ts`. */
function formWords({ kind, quote }: LetterForm): string {
  const wanted = {
    none: 'This job asks for no cover letter. Send your resume alone. What we write is a short email to go with it.',
    short: 'This job asks for a short letter. We keep what we write within that.',
    answers:
      'This job asks for answers, not a cover letter. Answer its questions in the places that we leave for them.',
  };
  return `${wanted[kind]} “${quote}”`;
}

function whyIn(folder: string, name: string): string {
  const file = join(folder, `${name}.why.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function pairsIn(folder: string): [string, () => Promise<Pair>][] {
  const files = readdirSync(folder).sort();
  return files.flatMap((file): [string, () => Promise<Pair>][] => {
    const text = (name: string) => readFileSync(join(folder, name), 'utf8');
    if (file.endsWith('.json')) {
      return [
        [
          basename(file, '.json'),
          async () => {
            const { resume, ...rest } = JSON.parse(text(file));
            return { ...rest, resume: ResumeContent.parse(resume) };
          },
        ],
      ];
    }
    const name = /^(.+)\.resume\.\w+$/.exec(file)?.[1];
    if (name === undefined) return [];
    const read = async () => {
      const bytes = new Uint8Array(readFileSync(join(folder, file)));
      const { content } = await readResume({ bytes, name: file });
      return { resume: content, advertisement: text(`${name}.job.txt`) };
    };
    return [[name, read]];
  });
}
