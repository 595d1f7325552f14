/**
 * Writes invented resumes as JSON lines: `npm run resumes -w bench -- --out <folder>`, with
 * `--count 3000` and `--seed 1`. The same seed writes the same file.
 */
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mixedResume } from './make-resume.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    count: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
});
if (!values.out) throw new Error('Say where to write: --out <folder>');
mkdirSync(values.out, { recursive: true });
const file = join(values.out, 'resumes.jsonl');
const stream = createWriteStream(file);
for (let number = 0; number < Number(values.count); number++) {
  const resume = mixedResume(Number(values.seed), number);
  if (!stream.write(`${JSON.stringify(resume)}\n`)) await once(stream, 'drain');
}
stream.end();
await once(stream, 'finish');
process.stdout.write(
  `${values.count} resumes in ${file}, ${process.cpuUsage().user / 1e6} s of processor time\n`,
);
