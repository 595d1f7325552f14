import { expect, it } from 'vitest';
import { findPhone, findUrls, withoutNumbered } from './addresses.ts';

it.each([
  ['P.O. Box 4127-00100, Nairobi', undefined],
  ['Rua Nova 310 – CEP 58415-000', undefined],
  ['Minato, Yokohama 233-0002', undefined],
  ['Phone 233-0002', '233-0002'],
  ['Dubbo NSW 2830 – 0412 555 012', '0412 555 012'],
  ['Skelby, WI 54501 (715) 555-0142', '(715) 555-0142'],
  ['Tel. 01482 555 0114', '01482 555 0114'],
])('a postal code is no telephone number, nor part of one: %s', (text, phone) => {
  expect(findPhone(text)?.phone).toBe(phone);
});

it.each([
  ['0722 555 047 / 0733 555 048', '0722 555 047'],
  ['Corvin (29) – 06 45 98 10 37', '06 45 98 10 37'],
])('of two numbers the first, without the district before it: %s', (text, phone) => {
  expect(findPhone(text)?.phone).toBe(phone);
});

it('the number of a person is no telephone', () => {
  for (const text of ['ID number | 790311 0000 07 1', 'C.C. 1.020.555.017 de Skelby'])
    expect(findPhone(withoutNumbered(text))).toBeUndefined();
  expect(findPhone(withoutNumbered('Email ID: | 01482 555 0114'))?.phone).toBe('01482 555 0114');
});

it.each([
  '2011 - 2014 (3 years)',
  '07/2018 – 01/2022',
  '(2013 - 2014',
  'BSc, Botany (2010 – 2014)',
])('takes no period for a telephone number: %s', (text) => {
  expect(findPhone(text)).toBeUndefined();
});

it.each(['14.03.1974', 'Geboren am 14. 03. 1974', 'Born 1974-03-14', 'Born 1974/3/14'])(
  'takes no day for a telephone number: %s',
  (text) => expect(findPhone(text)).toBeUndefined(),
);

it('takes no degree for a web address', () => {
  expect(findUrls('B.Tech graduate, M.Com, see raman.tech')).toEqual(['raman.tech']);
});
