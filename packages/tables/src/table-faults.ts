import { tableLines } from './read-table.ts';

/**
 * The errors of a table, as sentences; for tests, since `readTable` only checks columns. Rows must
 * be sorted by code points (`LC_ALL=C sort`), which makes merge conflicts rare, and in Unicode's
 * composed form (NFC), as typed. `uniqueBy` names the columns that no two rows may share, such as a
 * term and its kind.
 */
export function tableFaults(text: string, uniqueBy: readonly string[]): string[] {
  const [head, ...rows] = tableLines(text);
  const names = head?.text.split('\t') ?? [];
  const places = uniqueBy.map((name) => names.indexOf(name));
  if (places.includes(-1)) return [`It has no column ${uniqueBy[places.indexOf(-1)]}`];
  const seen = new Map<string, number>();
  const faults = rows.flatMap(({ text: row, number }, at) => {
    const cells = row.split('\t');
    const key = places.map((place) => cells[place]).join('\t');
    const first = seen.get(key);
    seen.set(key, first ?? number);
    const above = rows[at - 1]?.text;
    return [
      ...(first === undefined ? [] : [`Line ${number} says again what line ${first} says: ${key}`]),
      ...(above !== undefined && isBefore(row, above)
        ? [`Line ${number} is not sorted: ${row}`]
        : []),
      ...(row === row.normalize('NFC') ? [] : [`Line ${number} is not in NFC: ${row}`]),
      ...(cells.some((cell) => cell !== cell.trim())
        ? [`Line ${number} has loose blanks: ${row}`]
        : []),
    ];
  });
  return text.endsWith('\n') ? faults : [...faults, 'Its last line has no end'];
}

/** Compares by code points, as `LC_ALL=C sort`; UTF-16 order differs only above U+FFFF. */
const isBefore = (one: string, other: string): boolean => one < other;
