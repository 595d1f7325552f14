import {
  type DateStyle,
  degreeOf,
  type Heading,
  nameOf,
  period,
  single,
  wordsOf,
} from './headings.ts';
import type { Person } from './person.ts';

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Parts = Record<Heading, string>;
type Options = { dates: DateStyle; companyFirst?: boolean; grouped?: boolean; inline?: boolean };

const list = (items: string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${asHtml(item)}</li>`).join('')}</ul>` : '';

const row = (left: string, right: string, className = 'row'): string =>
  `<div class="${className}"><span class="a">${left}</span><span class="b">${right}</span></div>`;

function jobs(person: Person, { dates, companyFirst, grouped, inline }: Options): string {
  let before = '';
  return person.content.workExperience
    .map((job) => {
      const when = asHtml(period(job, person, dates));
      const role = asHtml(job.position);
      const company = asHtml(job.company);
      const place = asHtml(job.location);
      const bullets = list(job.bullets.map(({ text }) => text));
      const isSame = job.company === before;
      before = job.company;
      if (grouped) {
        const head = isSame ? '' : row(`<b>${company}</b>`, place);
        return `${head}${row(`<i>${role}</i>`, when)}${bullets}`;
      }
      if (inline)
        return `<p class="head"><b>${role}</b> | ${company} | ${place} | ${when}</p>${bullets}`;
      if (companyFirst)
        return `${row(`<b>${company}</b>, ${place}`, when)}<div><i>${role}</i></div>${bullets}`;
      return `${row(`<b>${role}</b>`, when)}<div class="sub">${company}, ${place}</div>${bullets}`;
    })
    .join('');
}

const schools = (person: Person, { dates, companyFirst, inline }: Options): string =>
  person.content.education
    .map((one) => {
      const when = period(one, person, dates);
      const degree = asHtml(degreeOf(one));
      const where = asHtml(`${one.institution}, ${one.location}`);
      if (inline)
        return `<p class="head"><b>${degree}</b> | ${asHtml(one.institution)} | ${when}</p>`;
      if (companyFirst) return `${row(`<b>${where}</b>`, when)}<div><i>${degree}</i></div>`;
      return `${row(`<b>${degree}</b>`, when)}<div class="sub">${where}</div>`;
    })
    .join('');

function partsOf(person: Person, options: Options): Parts {
  const {
    personalInfo: info,
    skills,
    languages,
    projects,
    certifications,
    interests,
  } = person.content;
  const { proficiency } = wordsOf(person);
  return {
    contact: [info.email, info.phone, info.location, info.website]
      .filter(Boolean)
      .map((text) => `<div>${asHtml(text)}</div>`)
      .join(''),
    summary: `<p>${asHtml(info.summary)}</p>`,
    work: jobs(person, options),
    education: schools(person, options),
    skills: skills
      .map(
        ({ category, items }) =>
          `<p>${category ? `<b>${asHtml(category)}:</b> ` : ''}${asHtml(items.join(', '))}</p>`,
      )
      .join(''),
    projects: projects
      .map(
        (one) =>
          `${row(`<b>${asHtml(one.name)}</b>`, period(one, person, options.dates))}<div class="sub">${asHtml(one.technologies)}</div><p>${asHtml(one.description)}</p><p><a href="${one.link}">${one.link}</a></p>`,
      )
      .join(''),
    certifications: certifications
      .map((one) =>
        row(asHtml(`${one.name}, ${one.issuer}`), single(one.date, person, options.dates)),
      )
      .join(''),
    languages: languages
      .map((one) => `<div>${asHtml(one.language)} (${proficiency[one.proficiency] ?? ''})</div>`)
      .join(''),
    interests: `<p>${asHtml(interests)}</p>`,
  };
}

function sections(person: Person, parts: Parts, wanted: Heading[]): string {
  const { headings } = wordsOf(person);
  return wanted
    .filter((name) => parts[name].replace(/<[^>]*>/g, '') !== '')
    .map(
      (name) =>
        `<section><h2>${asHtml(headings[name])}</h2><div class="body">${parts[name]}</div></section>`,
    )
    .join('');
}

const all: Heading[] = [
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'interests',
];
const side: Heading[] = ['contact', 'skills', 'languages', 'certifications', 'interests'];
const main: Heading[] = ['summary', 'work', 'education', 'projects'];

const base = `*{box-sizing:border-box}body{margin:0;font:10pt/1.4 Arial,sans-serif;color:#222}h1{margin:0;font-size:24pt}h2{font-size:13pt;margin:14pt 0 4pt}p{margin:2pt 0}ul{margin:2pt 0 6pt;padding-left:14pt}.row{display:flex;justify-content:space-between}.title{font-size:12pt}`;
const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}${base}${style}</style>${body}`;

const head = ({ content: { personalInfo: info }, ...person }: Person, contacts: string): string =>
  `<h1>${asHtml(nameOf({ ...person, content: { personalInfo: info } } as Person))}</h1><div class="title">${asHtml(info.title)}</div>${contacts}`;
const contactLine = ({ content: { personalInfo: info } }: Person, by: string): string =>
  `<div class="contact">${[info.email, info.phone, info.location, info.website].filter(Boolean).map(asHtml).join(by)}</div>`;

/** Layouts of web pages that a browser prints. */
export const htmlLayouts: Record<string, (person: Person) => string> = {
  'single-column': (person) =>
    page(
      'h2{border-bottom:1px solid #999}',
      head(person, contactLine(person, ' | ')) +
        sections(person, partsOf(person, { dates: 'short' }), all),
    ),
  'sidebar-left': (person) =>
    page(
      '.grid{display:grid;grid-template-columns:58mm 1fr;gap:10mm}h2{color:#06c;text-transform:uppercase;font-size:11pt}',
      `<div class="grid"><aside>${sections(person, partsOf(person, { dates: 'long' }), side)}</aside><main>${head(person, '')}${sections(person, partsOf(person, { dates: 'long' }), main)}</main></div>`,
    ),
  'sidebar-right': (person) =>
    page(
      '.side{float:right;width:52mm;padding-left:6mm;overflow-wrap:anywhere}.main{width:120mm}h2{letter-spacing:3px;font-weight:400}',
      `${head(person, '')}<div class="side">${sections(person, partsOf(person, { dates: 'numbers' }), side)}</div><div class="main">${sections(person, partsOf(person, { dates: 'numbers', companyFirst: true }), main)}</div>`,
    ),
  'dates-left': (person) =>
    page(
      '.row{display:grid;grid-template-columns:40mm 1fr;direction:ltr}.row .a{order:2}.sub,ul,section p,.body>div:not(.row){margin-left:40mm}h2{background:#eee;padding:2pt}',
      head(person, contactLine(person, ' • ')) +
        sections(person, partsOf(person, { dates: 'numbers' }), all),
    ),
  'headings-left': (person) =>
    page(
      'section{display:grid;grid-template-columns:38mm 1fr}h2{font-size:10pt;margin:2pt 0;font-weight:400;color:#777}section{margin-top:12pt}',
      head(person, contactLine(person, ' · ')) +
        sections(person, partsOf(person, { dates: 'short' }), all),
    ),
  'centred-grouped': (person) =>
    page(
      'h1,.title,.contact,h2{text-align:center}h2{text-transform:uppercase;font-size:11pt}body{font-family:Georgia,serif}',
      head(person, contactLine(person, ' | ')) +
        sections(person, partsOf(person, { dates: 'to', grouped: true }), all),
    ),
  'one-line-heads': (person) =>
    page(
      'body{font-size:9pt}',
      head(person, contactLine(person, ' – ')) +
        sections(person, partsOf(person, { dates: 'short', inline: true }), all),
    ),
};
