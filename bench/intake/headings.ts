import type { Person } from './person.ts';

export type Heading =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'interests'
  | 'contact';

type Words = {
  headings: Record<Heading, string>;
  months: string[];
  present: string;
  proficiency: Record<string, string>;
};

const english: Words = {
  headings: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    languages: 'Languages',
    interests: 'Interests',
    contact: 'Contact',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  present: 'Present',
  proficiency: {
    Native: 'Native',
    Fluent: 'Fluent',
    Conversational: 'Intermediate',
    Basic: 'Basic',
  },
};

const others: Record<Exclude<Person['language'], 'en'>, Words> = {
  de: {
    headings: {
      summary: 'Profil',
      work: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      projects: 'Projekte',
      certifications: 'Zertifikate',
      languages: 'Sprachen',
      interests: 'Interessen',
      contact: 'Kontakt',
    },
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    present: 'heute',
    proficiency: {
      Native: 'Muttersprache',
      Fluent: 'fließend',
      Conversational: 'gut',
      Basic: 'Grundkenntnisse',
    },
  },
  fr: {
    headings: {
      summary: 'Profil',
      work: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      projects: 'Projets',
      certifications: 'Certificats',
      languages: 'Langues',
      interests: 'Centres d’intérêt',
      contact: 'Contact',
    },
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    present: 'aujourd’hui',
    proficiency: {
      Native: 'langue maternelle',
      Fluent: 'courant',
      Conversational: 'intermédiaire',
      Basic: 'notions',
    },
  },
  es: {
    headings: {
      summary: 'Perfil',
      work: 'Experiencia laboral',
      education: 'Formación académica',
      skills: 'Habilidades',
      projects: 'Proyectos',
      certifications: 'Certificaciones',
      languages: 'Idiomas',
      interests: 'Intereses',
      contact: 'Contacto',
    },
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    present: 'actualidad',
    proficiency: {
      Native: 'lengua materna',
      Fluent: 'avanzado',
      Conversational: 'intermedio',
      Basic: 'básico',
    },
  },
  hi: english,
};

export const wordsOf = ({ language }: Person): Words =>
  language === 'en' ? english : others[language];

export type DateStyle = 'long' | 'short' | 'numbers' | 'to';

const month = (date: string, { months }: Words, style: DateStyle): string => {
  const [year = '', number] = date.split('-');
  if (!number) return year;
  const name = months[Number(number) - 1] ?? '';
  if (style === 'numbers') return `${number}/${year}`;
  return `${style === 'short' ? name.slice(0, 3) : name} ${year}`;
};

/** Writes a period in the person's language and the style of the file. */
export function period(
  one: { startDate: string; endDate: string; current: boolean },
  person: Person,
  style: DateStyle,
): string {
  const words = wordsOf(person);
  const end = one.current ? words.present : one.endDate ? month(one.endDate, words, style) : '';
  const dash =
    style === 'to' && person.language === 'en' ? ' to ' : style === 'numbers' ? ' - ' : ' – ';
  return [month(one.startDate, words, style), end].filter(Boolean).join(dash);
}

export const single = (date: string, person: Person, style: DateStyle): string =>
  month(date, wordsOf(person), style);

export const nameOf = ({ content: { personalInfo } }: Person): string =>
  `${personalInfo.firstName} ${personalInfo.lastName}`;

export const degreeOf = ({ degree, field }: { degree: string; field: string }): string =>
  [degree, field].filter(Boolean).join(', ');
