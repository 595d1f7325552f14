import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { exportSource } from '../export-source/export-source.ts';
import { sampleContent } from '../sample-content.ts';
import { readMarkup } from '../testing/read-markup.ts';
import { resumeOf } from '../testing/resume.ts';
import { resumeHtml } from './html.ts';

const written = (content: object) =>
  resumeHtml(exportSource(resumeOf(ResumeContent.parse(content))));

describe('the HTML file', () => {
  const page = written(sampleContent);
  const { elements } = readMarkup(page);
  const textsOf = (name: string) =>
    elements.filter((element) => element.name === name).map(({ text }) => text);

  it('is a document with a title, a language and one heading of each rank in its place', () => {
    expect(page.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(textsOf('title')).toEqual(['Maya Lindqvist – Resume']);
    expect(textsOf('h1')).toEqual(['Maya Lindqvist']);
    expect(textsOf('h2')).toHaveLength(textsOf('section').length);
    expect(textsOf('h3')).toContain('Operations Analyst');
    for (const name of ['header', 'main', 'address']) expect(textsOf(name)).toHaveLength(1);
  });

  it('names each section by its heading', () => {
    const named = (attribute: string) =>
      elements.flatMap(({ attributes }) => attributes[attribute] ?? []);
    expect(named('aria-labelledby')).toEqual(named('id'));
  });

  it('tells machines the dates that they can read', () => {
    const times = elements.filter(({ name }) => name === 'time');
    expect(times.slice(0, 3).map(({ attributes, text }) => [attributes.datetime, text])).toEqual([
      ['2021-04', 'Apr 2021'],
      ['2017-09', 'Sep 2017'],
      ['2021-03', 'Mar 2021'],
    ]);
    const custom = readMarkup(
      written({ workExperience: [{ position: 'x', dateText: 'Easter 2019' }] }),
    );
    expect(custom.elements.some(({ name }) => name === 'time')).toBe(false);
  });

  it('turns an entry and its list the way that its title runs', () => {
    const jobs = [
      { position: 'מהנדסת', startDate: '2020', bullets: ['הובילה'] },
      { position: 'Cook', bullets: ['Led'] },
    ];
    const found = readMarkup(written({ workExperience: jobs })).elements;
    const directions = found
      .filter(({ name, attributes }) => name === 'ul' || attributes.class === 'entry')
      .map(({ attributes }) => attributes.dir);
    expect(directions).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });

  it('says the language that its letters tell', () => {
    const arabic = { firstName: 'ليلى', title: 'مهندسة', summary: 'مهندسة برمجيات في بيروت' };
    expect(written({ personalInfo: arabic })).toContain('<html lang="ar" dir="rtl">');
    const chinese = { firstName: '李', title: '工程师', summary: '十年经验' };
    expect(written({ personalInfo: chinese })).toContain('<html lang="zh-Hans">');
  });

  it('asks for nothing from elsewhere', () => {
    expect(page).not.toMatch(/url\(|@import|@font-face|src=/);
    expect(page).toContain(`content="default-src &#39;none&#39;`);
  });

  it('prints on A4 with 10 mm on all sides', () => {
    expect(page).toContain('@page { size: A4 portrait; margin: 10mm; }');
  });

  it('prints on the paper that was chosen', () => {
    const settings = DocumentSettings.parse({ pageSize: 'Letter', marginMm: 15 });
    const chosen = resumeHtml(exportSource({ ...resumeOf(sampleContent), settings }));
    expect(chosen).toContain('@page { size: letter portrait; margin: 15mm; }');
  });
});
