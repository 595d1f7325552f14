import { findDate } from '../entries/find-dates.ts';
import { namesDegree, namesSchool } from '../fields/words.ts';
import { withoutBullet } from '../lines/bullets.ts';
import { type Line, textOf } from '../model.ts';
import { entryLines, type FormEntry } from './entry-lines.ts';

const job =
  /^(?:currently )?(?:working|worked|employed|served|serving) as (?:an? )?(?<role>.{3,60}?) (?:in|at|with|for) (?<company>.{3,90}?),? (?<dates>(?:from|since) .{4,40})$/i;
const study = /^(?<degree>.{2,60}?) from (?<school>.{5,90}?),? in (?<dates>(?:19|20)\d{2})\b/i;

/** 'Worked as a joiner in Acme Ltd from 2014 to 2016.' is an entry told as a sentence. */
export const withoutSentences = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const entry = readSentence(withoutBullet(textOf(line)).replace(/\.$/, ''));
    return entry ? entryLines(entry, line) : [line];
  });

/** Every school has a capital; the degree tells that it is one. */
const isName = (text: string): boolean => namesSchool(text) || /^\p{Lu}/u.test(text);

function readSentence(text: string): FormEntry | undefined {
  const said = job.exec(text)?.groups;
  if (said && findDate(said.dates ?? '')) return entryOf(said, ['role', 'company', 'dates']);
  const studied = study.exec(text)?.groups;
  const isStudy = namesDegree(studied?.degree ?? '') && isName(studied?.school ?? '');
  return studied && isStudy ? entryOf(studied, ['degree', 'school', 'dates']) : undefined;
}

const entryOf = (
  said: Record<string, string | undefined>,
  slots: ('role' | 'company' | 'degree' | 'school' | 'dates')[],
): FormEntry => new Map(slots.map((slot) => [slot, said[slot] ?? '']));
