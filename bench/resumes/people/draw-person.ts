import type { Draw } from '../random.ts';
import { countries, occupationOf, trades, wordsOf } from '../words.ts';
import { drawCareer, drawTitle, isoMonth } from './career.ts';
import { drawContact } from './contact.ts';
import type { Aside, Content, Person, Project, Setting } from './person.ts';
import { moreNames, stages } from './person.ts';
import { drawStudies } from './studies.ts';
import { fill, sentence } from './texts.ts';

/**
 * Composes a person's resume. Countries and trades take turns by number, so that each occurs;
 * everything else is drawn. No combination is meant to be a real person.
 */
export function drawPerson(number: number, draw: Draw): Person {
  const country = countries[number % countries.length] ?? draw.pick(countries);
  const trade =
    trades[(number * 5 + Math.floor(number / trades.length)) % trades.length] ?? draw.pick(trades);
  const isAbroad = !country.language.startsWith('en') && draw.chance(0.12);
  const language = isAbroad ? 'en' : country.language;
  const setting: Setting = {
    country,
    language,
    trade,
    occupation: occupationOf(language, trade.trade),
    stage: draw.pick(stages),
  };
  const career = drawCareer(setting, draw);
  const hasJobs = career.jobs.length > 0;
  const education = drawStudies(setting, draw, career.began);
  const contact = drawContact(setting, draw);
  const title = hasJobs ? (career.jobs[0]?.position ?? '') : drawTitle(setting, draw, 0);
  const spoken = drawLanguages(setting, draw);
  const content: Content = {
    personalInfo: {
      ...contact,
      title: draw.chance(0.6) ? title : '',
      summary: draw.chance(0.65) ? drawSummary(setting, draw, title) : '',
    },
    workExperience: career.jobs,
    education: draw.chance(0.97) ? education : [],
    skills: drawSkills(setting, draw),
    projects: setting.stage === 'fresher' || draw.chance(0.12) ? drawProjects(setting, draw) : [],
    certifications: draw.chance(0.35) ? drawCertificates(setting, draw) : [],
    languages: spoken.languages,
    interests: draw.chance(0.35)
      ? draw.some(wordsOf(language, 'interest'), draw.int(2, 5)).join(', ')
      : '',
  };
  const aside: Aside = {
    contracts: career.jobs.map(() => draw.pick(wordsOf(language, 'type'))),
    levels: spoken.levels,
    facts: drawFacts(setting, draw),
    abouts: career.jobs.map(() => drawLine(setting, draw, 'about', 0.6)),
    notes: education.map(() => drawLine(setting, draw, 'studynote', 0.6)),
    more: drawMore(setting, draw),
  };
  return { ...setting, content, aside };
}

function drawSummary(setting: Setting, draw: Draw, title: string): string {
  const { language, stage } = setting;
  const first = wordsOf(language, stage === 'fresher' ? 'freshsummary' : 'summary');
  const more = draw.some(wordsOf(language, 'virtue'), draw.int(0, 3));
  return [draw.pick(first), ...more]
    .map((pattern) => sentence(fill(pattern, setting, draw, { title })))
    .join(' ');
}

function drawSkills({ language, occupation, trade }: Setting, draw: Draw): Content['skills'] {
  if (draw.chance(0.08)) return [];
  const all = draw.some([...occupation.skills, ...trade.tools], draw.int(3, 12));
  if (draw.chance(0.5)) return [{ category: '', items: all }];
  const names = draw.some(wordsOf(language, 'category'), draw.int(2, 3));
  const groups = names.map((category, at) => ({
    category,
    items: all.filter((_, index) => index % names.length === at),
  }));
  return groups.filter(({ items }) => items.length > 0);
}

const projectMonths = 2025 * 12;

function drawProjects(setting: Setting, draw: Draw): Project[] {
  const { language, trade } = setting;
  return draw.some(wordsOf(language, 'project'), draw.int(1, 3)).map((pattern) => {
    const start = projectMonths - draw.int(0, 30);
    const isDated = draw.chance(0.6);
    return {
      name: sentence(fill(pattern, setting, draw)),
      description: sentence(fill(draw.pick(wordsOf(language, 'projecttext')), setting, draw)),
      technologies: draw.chance(0.4) ? draw.some(trade.tools, 3).join(', ') : '',
      startDate: isDated ? isoMonth(start) : '',
      endDate: isDated ? isoMonth(start + draw.int(2, 8)) : '',
      current: false,
    };
  });
}

const drawCertificates = (setting: Setting, draw: Draw): Content['certifications'] =>
  draw.some(wordsOf(setting.language, 'certificate'), draw.int(1, 3)).map((pattern) => ({
    name: fill(pattern, setting, draw),
    issuer: draw.chance(0.7)
      ? fill(draw.pick(wordsOf(setting.language, 'issuer')), setting, draw)
      : '',
    date: draw.chance(0.75) ? isoMonth(projectMonths - draw.int(0, 90)) : '',
  }));

function drawLanguages({ language }: Setting, draw: Draw) {
  const [first = '', ...others] = wordsOf(language, 'tongue');
  const count = draw.chance(0.6) ? draw.int(1, 3) : 0;
  if (count === 0) return { languages: [], levels: [] };
  const isRated = draw.chance(0.85);
  const spoken = [first, ...draw.some(others, count)].map((name, at) => {
    const level =
      at === 0
        ? 'Native'
        : draw.pick(['Fluent', 'Conversational', 'Basic', 'B2', 'C1', 'A2', 'B1']);
    const proficiency = isRated ? level : '';
    const shownLevel = /^[ABC]\d$/.test(level)
      ? level
      : draw.pick(wordsOf(language, `proficiency.${level}`));
    return { language: name, proficiency, shown: isRated ? shownLevel : '' };
  });
  return {
    languages: spoken.map(({ language: name, proficiency }) => ({ language: name, proficiency })),
    levels: spoken.map(({ shown }) => shown),
  };
}

function drawLine(setting: Setting, draw: Draw, kind: string, share: number): string {
  const line = fill(draw.pick(wordsOf(setting.language, kind)), setting, draw);
  return draw.chance(share) ? sentence(line) : '';
}

/** Draws further sections; all lines of a section have one form. */
function drawMore(setting: Setting, draw: Draw): Aside['more'] {
  const linesOf = (name: string): string[] => {
    const pattern = draw.pick(wordsOf('mul', `more.${name}`));
    const count = draw.chance(0.18) ? draw.int(1, 3) : 0;
    return Array.from({ length: count }, () => sentence(fill(pattern, setting, draw)));
  };
  const [volunteering = [], courses = [], awards = [], references = []] = moreNames.map(linesOf);
  return { volunteering, courses, awards, references };
}

function drawFacts({ language, country }: Setting, draw: Draw): Aside['facts'] {
  const label = (kind: string) => draw.pick(wordsOf(language, `label.${kind}`));
  const two = (value: number) => String(value).padStart(2, '0');
  const born = `${two(draw.int(1, 28))}${draw.pick(['.', '/', '-'])}${two(draw.int(1, 12))}.${draw.int(1962, 2004)}`;
  return [
    { label: label('born'), value: born.replace(/(\W)(\d\d)\./, '$1$2$1') },
    { label: label('nationality'), value: country.name[0] ?? '' },
    { label: label('marital'), value: draw.pick(wordsOf(language, 'single')) },
  ];
}
