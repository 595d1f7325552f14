/**
 * Handmade layouts, unlike those that the designs draw: each lays out a resume's work and studies
 * in HTML. Odd ones may be looked at when the reader is repaired; even ones are only measured.
 */
import type { Content, Job, School } from './people/person.ts';
import { wordsOf } from './words.ts';

/** An entry of a layout: jobs and studies are set alike. */
type Entry = { who: string; what: string; place: string; from: string; to: string; body: string };
type Setter = (entries: Entry[]) => string;

const clean = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (texts: string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${clean(text)}</li>`).join('')}</ul>`;
const each =
  (set: (entry: Entry, at: number) => string): Setter =>
  (entries) =>
    entries.map(set).join('');
const ifPresent = (before: string, text: string, behind = ''): string =>
  text === '' ? '' : `${before}${text}${behind}`;
const span = ({ from, to }: Entry): string => [from, to].filter(Boolean).join(' – ');

export const handLayouts: Record<string, Setter> = {
  'cards-two-a-row': (entries) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr;gap:14pt">${entries
      .map(
        (one) =>
          `<div style="border:1px solid #999;padding:8pt"><b>${one.what}</b><br>${one.who}<br><small>${span(one)}${ifPresent(' · ', one.place)}</small>${one.body}</div>`,
      )
      .join('')}</div>`,
  'margin-years-stacked': each(
    (one) =>
      `<div style="display:flex;margin-bottom:8pt"><div style="width:70pt;color:#555">${one.from}<br>${one.to}</div><div style="flex:1"><b>${one.who}</b>${ifPresent(', ', one.place)}<br><i>${one.what}</i>${one.body}</div></div>`,
  ),
  'spine-left-and-right': each(
    (one, at) =>
      `<div style="margin-left:${at % 2 ? '50%' : '0'};width:46%;${at % 2 ? 'border-left' : 'border-right'}:2px solid #36c;padding:4pt 8pt"><small>${span(one)}</small><br><b>${one.what}</b><br>${one.who}${ifPresent(' – ', one.place)}${one.body}</div>`,
  ),
  'sentence-line': each(
    (one) =>
      `<p style="margin:6pt 0 2pt"><b>${one.what}</b> @ ${one.who}${ifPresent(' (', one.place, ')')} <span style="color:#777">[${span(one)}]</span></p>${one.body}`,
  ),
  'ruled-table': (entries) =>
    `<table style="width:100%;border-collapse:collapse">${entries
      .map(
        (one) =>
          `<tr>${[span(one), one.who, one.what, one.place].map((text) => `<td style="border:1px solid #444;padding:3pt">${text}</td>`).join('')}</tr><tr><td colspan="4" style="border:1px solid #444">${one.body}</td></tr>`,
      )
      .join('')}</table>`,
  centered: each(
    (one) =>
      `<div style="text-align:center;margin-top:8pt"><b>${one.who}</b><br>${one.what}<br><small>${ifPresent('', one.place, ', ')}${span(one)}</small></div>${one.body}`,
  ),
  'place-first': each(
    (one) =>
      `<p style="margin:8pt 0 0;font-variant:small-caps">${ifPresent('', one.place, ' — ')}${one.who}</p><p style="margin:0">${one.what} <span style="float:right">${span(one)}</span></p>${one.body}`,
  ),
  'bars-behind': each(
    (one) =>
      `<p style="margin:8pt 0 0"><b>${[one.who, one.what, one.place, span(one)].filter(Boolean).join(' | ')}</b></p>${one.body}`,
  ),
  'right-rail': each(
    (one) =>
      `<div style="display:flex;margin-bottom:8pt"><div style="flex:1"><b>${one.what}</b>${one.body}</div><div style="width:150pt;text-align:right;padding-left:12pt">${one.who}<br>${ifPresent('', one.place, '<br>')}<i>${span(one)}</i></div></div>`,
  ),
  'badge-and-firm': each(
    (one, at) =>
      `<p style="margin:8pt 0 0"><span style="background:#ddd;padding:0 4pt">${at + 1}</span> <u>${one.who}</u></p><p style="margin:0 0 0 16pt">${one.what}${ifPresent(', ', one.place)}; ${span(one)}</p>${one.body}`,
  ),
  'two-tones': each(
    (one) =>
      `<p style="margin:8pt 0 0;display:flex;justify-content:space-between"><span>${one.who}</span><span>${one.place}</span></p><p style="margin:0;color:#36c;display:flex;justify-content:space-between"><span>${one.what}</span><span>${span(one)}</span></p>${one.body}`,
  ),
  'below-the-points': each(
    (one) =>
      `<h4 style="margin:10pt 0 0">${one.what}</h4><p style="margin:0">${one.who}${ifPresent(' / ', one.place)}</p><p style="margin:0;font-size:8pt">${span(one)}</p><div style="padding-left:20pt">${one.body}</div>`,
  ),
  'hanging-firm': each(
    (one) =>
      `<div style="display:grid;grid-template-columns:120pt 1fr;gap:10pt;margin-bottom:6pt"><div><b>${one.who}</b>${ifPresent('<br>', one.place)}<br>${span(one)}</div><div><i>${one.what}</i>${one.body}</div></div>`,
  ),
  'quiet-line': each(
    (one) =>
      `<p style="margin:8pt 0 0">${one.what}, ${one.who}${ifPresent(', ', one.place)}, ${span(one)}</p>${one.body}`,
  ),
  'dates-above': each(
    (one) =>
      `<p style="margin:8pt 0 0;letter-spacing:.5pt;color:#933">${span(one)}</p><p style="margin:0"><b>${one.who}</b>: ${one.what}${ifPresent(' · ', one.place)}</p>${one.body}`,
  ),
};

/** A page in a layout, and the headings on it. */
export function handPage(content: Content, language: string, layout: string) {
  const set = handLayouts[layout] ?? each(() => '');
  const word = (kind: string) => wordsOf(language, kind)[0] ?? kind;
  const { personalInfo: person, workExperience, education, skills } = content;
  const headings = ['summary', 'work', 'education', 'skills'].map((one) => word(`heading.${one}`));
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' });
  const dated = (iso: string) => (iso === '' ? '' : month.format(new Date(`${iso}-15`)));
  const period = ({ startDate, endDate, current }: Job | School) => ({
    from: dated(startDate),
    to: current ? word('present') : dated(endDate),
  });
  const jobs = workExperience.map((job) => ({
    ...period(job),
    who: clean(job.company),
    what: clean(job.position),
    place: clean(job.location),
    body: `${job.description ? `<p>${clean(job.description)}</p>` : ''}${list(job.bullets)}`,
  }));
  const studies = education.map((one) => ({
    ...period(one),
    who: clean(one.institution),
    what: clean([one.degree, one.field].filter(Boolean).join(', ')),
    place: clean(one.location),
    body: one.description ? `<p>${clean(one.description)}</p>` : '',
  }));
  const groups = skills.map(
    ({ category, items }) =>
      `<p>${category ? `<b>${clean(category)}:</b> ` : ''}${clean(items.join(', '))}</p>`,
  );
  const parts = [`<p>${clean(person.summary)}</p>`, set(jobs), set(studies), groups.join('')];
  const reach = [person.email, person.phone, person.location, person.website].filter(Boolean);
  const html = `<body style="font:10pt sans-serif;margin:36pt">
<h1 style="margin:0">${clean(`${person.firstName} ${person.lastName}`)}</h1>${ifPresent('<p style="margin:0">', clean(person.title), '</p>')}
<p>${clean(reach.join(' · '))}</p>${parts.map((part, at) => (/[\p{L}\d]/u.test(part.replace(/<[^>]*>/g, '')) ? `<h2>${headings[at]}</h2>${part}` : '')).join('')}</body>`;
  return { html, headings: headings.filter((_, at) => html.includes(`<h2>${headings[at]}`)) };
}
