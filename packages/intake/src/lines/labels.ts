import type { Line } from '../model.ts';

/** What forms, such as Europass, name their rows by. What they name tells by itself what it is. */
const labels = new Set([
  ...['name', 'full name', 'first name', 'surname', 'surname(s) / first name(s)', 'address'],
  ...['telephone', 'telephone(s)', 'phone', 'mobile', 'e-mail', 'email', 'e-mail(s)', 'website'],
  ...['date', 'dates', 'dates (from - to)', 'period', 'duration', 'from', 'from - to'],
  ...['position', 'position held', 'occupation or position held', 'job title', 'role'],
  ...['employer', 'company', 'name of employer', 'name and address of employer', 'organisation'],
  ...['main duties', 'duties', 'responsibilities', 'main activities and responsibilities'],
  ...['qualification', 'title of qualification awarded', 'degree', 'school', 'institution'],
  ...['name and type of organisation providing education and training', 'university', 'place'],
]);
const fewest = 3;

/** Lines without the labels in front of them, in a file that labels its rows. */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const labelled = lines.filter(isLabelled);
  return labelled.length < fewest
    ? lines
    : lines.map((line) => (isLabelled(line) ? { ...line, cells: line.cells.slice(1) } : line));
}

const isLabelled = ({ cells: [first, second] }: Line): boolean =>
  second !== undefined && labels.has(first?.text.replace(/\s*:$/, '').toLowerCase() ?? '');
