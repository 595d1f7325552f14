import { expect, test } from 'vitest';
import { sharedAddress } from './shared-job.ts';

const shared = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const address = sharedAddress(form);
  return JSON.parse(decodeURIComponent(address.slice(address.indexOf('#') + 1)));
};

test('a shared page is handed on with its address, which some apps put into the text', () => {
  const page = { link: 'https://jobs.example.com/17', title: 'Data Analyst', text: '' };
  expect(shared({ title: 'Data Analyst', url: page.link })).toEqual(page);
  expect(shared({ title: 'Data Analyst', text: page.link })).toEqual(page);
  expect(shared({ text: `Look at this ${page.link}` })).toEqual({
    link: page.link,
    title: '',
    text: 'Look at this',
  });
  expect(shared({ text: 'We look for an analyst & more #1' })).toEqual({
    link: '',
    title: '',
    text: 'We look for an analyst & more #1',
  });
  expect(shared({})).toEqual({ link: '', title: '', text: '' });
});
