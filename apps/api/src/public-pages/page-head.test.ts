import { hostileTexts, profileOf } from '@folio/documents/testing/hostile-texts';
import { readMarkup } from '@folio/documents/testing/read-markup';
import { describe, expect, it } from 'vitest';
import { dataScript, descriptionOf, pageHead } from './page-head.ts';

const baseUrl = 'https://folio.example';
const headOf = (text: string) => {
  const page = { address: `${baseUrl}/ada`, user: profileOf(text), isPrivate: false };
  const head = pageHead(page, baseUrl);
  const data = dataScript({ type: 'application/json', id: 'x' }, page).markup;
  return readMarkup(`<html><head>${head}</head><body>${data}<p>end</p></body></html>`);
};

const shape = (text: string) =>
  headOf(text).elements.map(({ name, attributes }) => [name, Object.keys(attributes)]);
const clean = shape('Ada');

describe.each(hostileTexts.map((text) => [text]))('%j in every field', (text) => {
  it('[page-head-1] is text in the head and in the data of the page', () => {
    const { elements, comments } = headOf(text);
    expect(shape(text)).toEqual(clean);
    expect(comments).toEqual([]);
    const places = elements.filter(
      ({ name, attributes }) =>
        name === 'link' || /^og:(url|image)$/.test(attributes.property ?? ''),
    );
    expect(places).toHaveLength(3);
    for (const { attributes } of places)
      expect(attributes.content ?? attributes.href).toMatch(/^https:\/\/folio\.example\/ada/);
    const [person, page] = elements.filter(({ name }) => name === 'script');
    const links = JSON.parse(person?.text ?? '').sameAs ?? [];
    for (const link of links) expect(link).toMatch(/^https?:\/\/[\w%][\x21-\x7e]*$/);
    expect(JSON.parse(page?.text ?? '').user.bio).toBe(text);
  });
});

describe('the description of a page', () => {
  const ada = profileOf('');
  it('is what the person says of themselves, cut between words', () => {
    expect(descriptionOf({ ...ada, bio: ' I write\n\nnotes. ' })).toBe('I write notes.');
    const long = descriptionOf({ ...ada, bio: 'Seventeen letters '.repeat(40) });
    expect(long).toMatch(/ (Seventeen|letters)…$/);
    expect(long.length).toBeLessThanOrEqual(180);
  });

  it('is what is known of them, else where they are', () => {
    const named = { ...ada, firstName: 'Ada', lastName: 'Lovelace' };
    expect(descriptionOf({ ...named, title: 'Analyst', location: 'London' })).toBe(
      'Ada Lovelace: Analyst, London.',
    );
    expect(descriptionOf(named)).toBe('Ada Lovelace on Folio.');
  });
});
