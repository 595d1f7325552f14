import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { IntakeError } from '../intake-error.ts';
import { type ReadResume, readResume } from '../read-resume.ts';

/** Word files of the other folders, saved by LibreOffice in each of the formats. */
const fixtures = resolve(import.meta.dirname, '../../fixtures');
const folder = resolve(fixtures, 'word-processors');
const read = (path: string) => new Uint8Array(readFileSync(path));
const originals = {
  'h30-letterhead-docx': 'others',
  'g02-word-band-timeline': 'others',
  'a-32-shikshika-hi': 'looked-at',
};

/** What was read, without the ids that each reading gives. */
const withoutIds = ({ content }: ReadResume) =>
  JSON.parse(
    JSON.stringify(content, (key, value) => (key === 'id' || key === 'place' ? undefined : value)),
  );

describe.each(Object.entries(originals))('%s', (name, set) => {
  let original: ReadResume;
  beforeAll(async () => {
    original = await readResume({ bytes: read(resolve(fixtures, set, `${name}.docx`)) });
  });

  it.each(['rtf', 'odt', 'doc'])('is read the same from a %s file', async (kind) => {
    const other = await readResume({ bytes: read(resolve(folder, `${name}.${kind}`)) });
    expect(other.kind).toBe(kind);
    expect(withoutIds(other)).toEqual(withoutIds(original));
  });
});

describe.each(readdirSync(folder).filter((file) => /g02.*\.(?:rtf|odt|doc)$/.test(file)))(
  'damaged, %s',
  (file) => {
    const whole = read(resolve(folder, file));
    const ends = async (bytes: Uint8Array) => {
      try {
        return (await readResume({ bytes })).kind;
      } catch (error) {
        if (error instanceof IntakeError) return error.code;
        throw error;
      }
    };

    it('is read or refused wherever it ends', async () => {
      const lengths = fc.integer({ min: 6, max: whole.length - 1 });
      await fc.assert(
        fc.asyncProperty(lengths, async (length) => {
          await ends(whole.slice(0, length));
        }),
        { numRuns: 30 },
      );
    });

    it('is read or refused whatever stands in it', async () => {
      const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
        minLength: 1,
        maxLength: 40,
      });
      await fc.assert(
        fc.asyncProperty(changes, async (all) => {
          const bytes = whole.slice();
          for (const [at, value] of all) bytes[Math.max(6, at)] = value;
          await ends(bytes);
        }),
        { numRuns: 30 },
      );
    });
  },
);
