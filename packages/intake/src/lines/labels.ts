import { readLabel } from '../fields/contact-labels.ts';
import { isNameLabel } from '../fields/name-text.ts';
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
const moreLabels = [
  ...[
    'vorname',
    'nachname',
    'vor- und nachname',
    'anschrift',
    'adresse',
    'wohnort',
    'telefon',
    'mobil',
  ],
  ...['handy', 'geburtsdatum', 'geburtsort', 'geboren', 'staatsangehörigkeit', 'nationalität'],
  ...[
    'familienstand',
    'nom',
    'prénom',
    'nom et prénom',
    'téléphone',
    'courriel',
    'date de naissance',
  ],
  ...[
    'nationalité',
    'nombre',
    'apellidos',
    'nombre y apellidos',
    'dirección',
    'teléfono',
    'correo',
  ],
  ...['correo electrónico', 'fecha de nacimiento', 'nacionalidad', 'nome', 'morada', 'endereço'],
  ...['telefone', 'data de nascimento', 'nacionalidade', 'naam', 'adres', 'telefoon', 'indirizzo'],
  ...['date of birth', 'place of birth', 'born', 'nationality', 'gender', 'sex', 'marital status'],
  ...[
    'home',
    'home address',
    'contact no',
    'mobile no',
    'phone number',
    'e-mail address',
    'email id',
  ],
  ...['contact number', 'mobile number', 'email address', 'location'],
];
for (const label of moreLabels) labels.add(label);
const fewest = 3;

/** Lines without the labels in front of them, in a file that labels its rows. */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const labelled = lines.filter(isLabelled);
  return labelled.length < fewest
    ? lines
    : lines.map((line) =>
        isLabelled(line) && !tells(line) ? { ...line, cells: line.cells.slice(1) } : line,
      );
}

const isLabelled = ({ cells: [first, second] }: Line): boolean =>
  second !== undefined &&
  labels.has(first?.text.replace(/(?:(?<!\s)\s+)?:$/, '').toLowerCase() ?? '');

/** What is a place, and what is none though it names one, is told by its label alone; a form's name may be swapped. */
const tells = ({ cells: [first] }: Line): boolean =>
  isNameLabel(first?.text ?? '') ||
  ['place', 'part', 'fact'].includes(readLabel(first?.text ?? '').says ?? '');
