import { emptyContent } from '@folio/contract/empty-content';
import { expect, it } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

const linked = (url: string, label = '') => {
  const content = emptyContent();
  const link = { id: 'a', place: 'a', kind: 'other' as const, url, label };
  const info = { ...content.personalInfo, website: url, links: [link] };
  const { website, links } = withoutContacts({ ...content, personalInfo: info }).personalInfo;
  return { website, links: links.length };
};

it.each([
  'mailto:ada@example.com',
  ' Tel:+91 80 5550 0142',
  'ada@example.com',
  'ada.example.com, ada@example.com',
  '+91 80 5550 0142',
  '(080) 5550-0142',
  'https://wa.me/918055500142',
  'https://api.whatsapp.com/send?phone=918055500142',
])('%s reaches a person as their e-mail address and phone do', (url) => {
  expect(linked(url)).toEqual({ website: '', links: 0 });
});

it('a label that reaches a person goes with its link', () => {
  expect(linked('https://ada.example.com', 'ada@example.com').links).toBe(0);
});

it.each([
  'https://mastodon.social/@ada',
  '@ada@mastodon.social',
  'github.com/ada',
  'https://hotel.example.com/tel',
  'orcid.org/0000-0002-1825-0097',
  '0000-0002-1825-0097',
])('%s is no way to reach a person', (url) => {
  expect(linked(url)).toEqual({ website: url, links: 1 });
});
