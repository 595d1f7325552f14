import type { ResumeContent } from '@folio/contract/resume-content';
import type { moreSections } from '@folio/contract/section-names';
import { textToLines } from '../../layout/text-lines.ts';
import { readLines } from '../../read-lines.ts';

/** The text of a section, and what should be read from it: only the named fields count. */
export type TypedCase = {
  section: (typeof moreSections)[number];
  text: string;
  expected: readonly Readonly<Record<string, string | boolean | string[]>>[];
};

/** Puts the section between others, below a head, since headings of a document are set alike. */
function resumeWith(text: string): string {
  const isCapitals = !/\p{Ll}/u.test(text.split('\n')[0] ?? '');
  const heading = (title: string) => (isCapitals ? title.toUpperCase() : title);
  return `Kaja Tamm
Harbour Engineer
kaja.tamm@example.com | +372 5550 0101

${heading('Work Experience')}
Harbour Engineer, Northside Docks
May 2015 – Present
- Rebuilt two piers

${heading('Education')}
MSc Civil Engineering, Oakfield College, 2009 – 2014

${text}

${heading('Skills')}
Hydraulics, Surveying, Planning
`;
}

export type CaseScore = { right: number; fields: number; wrong: string[] };

/** Counts the named fields of a section that are read exactly as expected. */
export function scoreCase({ section, text, expected }: TypedCase): CaseScore {
  const { content } = readLines(textToLines(resumeWith(text)));
  const read = (content as ResumeContent)[section] as readonly Record<string, unknown>[];
  const wrong: string[] = [];
  let fields = 0;
  for (const [index, entry] of expected.entries())
    for (const [field, want] of Object.entries(entry)) {
      fields++;
      const got = plainOf(read[index]?.[field]);
      if (JSON.stringify(got) !== JSON.stringify(want))
        wrong.push(
          `${section}[${index}].${field}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`,
        );
    }
  if (read.length > expected.length) wrong.push(`${section}: ${read.length} entries`);
  return { right: fields - wrong.length, fields, wrong };
}

const plainOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => (one as { text: string }).text) : value;
