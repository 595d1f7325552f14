import type { FactFlag } from './fact-flag.ts';

const month =
  /\b(?:(Jan)(?:uary)?|(Feb)(?:ruary)?|(Mar)(?:ch)?|(Apr)(?:il)?|(May)|(Jun)e?|(Jul)y?|(Aug)(?:ust)?|(Sep)(?:t(?:ember)?)?|(Oct)(?:ober)?|(Nov)(?:ember)?|(Dec)(?:ember)?)\b\.?/g;

const named = (match: RegExpExecArray) => match.slice(1).findIndex((part) => part !== undefined);

export function checkMonths(source: string, output: string): FactFlag[] {
  const claimed = [...output.matchAll(month)];
  if (claimed.length === 0) return [];
  const known = new Set(Array.from(source.matchAll(month), named));
  return claimed
    .filter((match) => !known.has(named(match)))
    .map((match) => ({
      kind: 'date',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
}
