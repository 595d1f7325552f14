import { pageAccents, pageLayouts } from '@folio/contract/profile';
import type { PublicProfile } from '@folio/contract/profiles';
import { hostileTexts, profileOf } from '@folio/documents/testing/hostile-texts';
import { type FoundMarkup, readMarkup } from '@folio/documents/testing/read-markup';
import { describe, expect, it } from 'vitest';
import { renderPublicPage } from './public-page.server.tsx';

const address = 'https://folio.example/ada';
const render = (user: PublicProfile | null, isPrivate = false): FoundMarkup =>
  readMarkup(renderPublicPage({ address, user, isPrivate }));

const nothing: PublicProfile = {
  ...profileOf(''),
  firstName: 'Ada',
  lastName: 'Lovelace',
  resume: null,
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certifications: [],
};
const ada: PublicProfile = {
  ...nothing,
  title: 'Analyst',
  company: 'Analytical Engines',
  bio: 'I write notes.',
  skills: ['Algebra'],
  website: 'ada.example',
  phone: '+44 20 7946 0812',
  location: 'London',
  socialLinks: { linkedin: 'javascript:alert(1)', github: 'github.com/ada', twitter: '' },
  workExperience: [
    {
      company: 'Babbage & Co',
      position: 'Programmer',
      startDate: '1842-10',
      endDate: '',
      description: 'Wrote the first program.',
    },
  ],
};

const linked = (overrides = {}) => ({
  id: '01890000-0000-7000-8000-000000000001',
  name: '',
  paper: { widthPt: 595, heightPt: 842, text: 'Set in type.', tag: '1-a' },
  isDownloadable: false,
  ...overrides,
});
const layouts = [
  ...pageLayouts.map((pageLayout) => ({ pageLayout, layout: 'professional' as const })),
  { pageLayout: 'default' as const, layout: 'creative' as const },
];
const linksOf = ({ elements }: FoundMarkup) =>
  elements.filter(({ name }) => name === 'a').map(({ attributes }) => attributes);

describe('a public page', () => {
  it.each(layouts)(
    '[public-page-server-1] says all that there is to say: $pageLayout, $layout',
    (look) => {
      const page = render({ ...ada, ...look });
      expect(page.elements.filter(({ name }) => name === 'h1').map(({ text }) => text)).toEqual([
        'Ada Lovelace',
      ]);
      const texts = [
        'Analyst',
        'Analytical Engines',
        'I write notes.',
        'Algebra',
        'Programmer',
        'Babbage & Co',
        'Oct 1842 – Present',
        'Wrote the first program.',
        '+44 20 7946 0812',
      ];
      for (const text of texts) expect(page.text).toContain(text);
      const own = linksOf(page).filter(({ href }) => href?.startsWith('https:'));
      expect(own.map(({ href }) => href)).toEqual([
        'https://ada.example',
        'https://github.com/ada',
      ]);
      for (const { rel } of own) expect(rel).toBe('nofollow ugc noopener');
      const places = linksOf(page).map(({ href }) => href);
      expect(places).toEqual(
        expect.arrayContaining(['/', '/login', '/signup', '/ada/contact.vcf']),
      );
    },
  );

  it.each(pageAccents)('[public-page-server-3] has the accent %s', (accent) => {
    const { elements } = render({ ...ada, accent });
    expect(elements.some(({ attributes }) => attributes['data-accent'] === accent)).toBe(true);
  });

  it('[public-page-server-2] has a tab for each part that there is', () => {
    const { elements } = render({ ...ada, pageLayout: 'expanded' });
    const tabs = elements.filter(({ attributes }) => attributes.role === 'tab');
    expect(tabs.map(({ text }) => text)).toEqual(['About', 'Experience']);
  });

  it('links a resume while there is one', () => {
    const resume = linked();
    const place = `/resume/preview/${resume.id}`;
    expect(linksOf(render({ ...ada, resume })).map(({ href }) => href)).toContain(place);
    expect(render(ada).text).not.toContain('View Resume');
  });

  it.each(layouts)('[public-page-server-5] has the page of it: $pageLayout, $layout', (look) => {
    const page = render({ ...ada, ...look, resume: linked() });
    const pictures = page.elements.filter(({ name }) => name === 'img');
    expect(pictures.map(({ attributes: { src, alt } }) => [src, alt])).toEqual([
      ['/ada/resume.svg?v=1-a', ''],
    ]);
    expect(page.text.split('Set in type.')).toHaveLength(2);
  });

  it('[public-page-server-6] has the PDF for visitors alone, where its owner lets them', () => {
    const placesOf = (user: PublicProfile) => linksOf(render(user)).map(({ href }) => href);
    const resume = linked({ isDownloadable: true });
    expect(placesOf({ ...ada, resume })).toContain('/ada/resume.pdf');
    expect(placesOf({ ...ada, resume, isOwner: true })).not.toContain('/ada/resume.pdf');
    expect(placesOf({ ...ada, resume: linked() })).not.toContain('/ada/resume.pdf');
  });

  it('says so where there is nothing but a name', () => {
    const words = 'There’s nothing more on this page yet.';
    expect(render(nothing).text).toContain(words);
    const withResume = render({ ...nothing, resume: linked() });
    expect(withResume.text).toContain('Set in type.');
    expect(withResume.text).not.toContain(words);
  });

  it('is private, or not there', () => {
    const hidden = render(null, true);
    expect(hidden.text).toContain('Private Profile');
    expect(hidden.text).toContain('This profile is private and cannot be viewed.');
    expect(linksOf(hidden).map(({ href }) => href)).toEqual(['/', '/']);
    expect(render(null).text).toContain('Profile Not Found');
    expect(linksOf(render(null)).map(({ href }) => href)).toEqual(['/', '/']);
  });
});

const elementNames =
  'html head body div a header main section span button svg path circle line rect polyline polygon h1 h2 h3 p ul li img';
const safeAddress = /^(?:https?:\/\/[\w%]|mailto:[^?]|tel:\+?\d|\/(?!\/)|#)[\x21-\x7e]*$/;

function expectInert({ name, attributes }: FoundMarkup['elements'][number]): void {
  expect(elementNames.split(' ')).toContain(name);
  for (const key of Object.keys(attributes)) expect(key).not.toMatch(/^on|^srcdoc$|^style$/);
  if (attributes.href !== undefined) expect(attributes.href).toMatch(safeAddress);
  if (attributes.src !== undefined)
    expect(attributes.src).toMatch(/^https?:\/\/|^\/ada\/resume\.svg\?v=1-a$/);
}

describe.each(hostileTexts.map((text) => [text]))('%j in every field', (text) => {
  it.each(layouts)('[public-page-server-4] is text: $pageLayout, $layout', (look) => {
    const { elements } = render({ ...profileOf(text), email: text, ...look });
    for (const element of elements) expectInert(element);
  });
});
