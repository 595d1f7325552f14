import { expect, it } from 'vitest';
import { headingKind, looseKind } from './headings.ts';

it.each([
  ['Selected Professional Experience', 'work'],
  ['Things I am good at', 'skills'],
  ['Work Skills', 'skills'],
  ['Training & Education', 'certifications'],
  ['Volunteer Experience', 'custom'],
  ['Find me', 'contact'],
  ['Other Experience', 'work'],
  ['Highlights of Skills', 'skills'],
  ['Additional Information', 'custom'],
  ['Career Summary', 'summary'],
  ['What I can do', 'skills'],
  ['Studied at', 'education'],
  ['Speaks', 'languages'],
  ['Seen in', 'custom'],
  ['Programming Languages', undefined],
  ['A day in May 2019', undefined],
])('%s is about %s', (text, kind) => {
  expect(looseKind(text)).toBe(kind);
});

it.each([
  ['My Experience', 'work'],
  ['Profile Summary', 'summary'],
  ['Relevant Work Experience', 'work'],
  ['Employment Record', 'work'],
  ['Social Profiles', 'contact'],
  ['My Links', 'contact'],
  ['Core Values', undefined],
])('%s is a known heading with a word that adds nothing', (text, kind) => {
  expect(headingKind(text)).toBe(kind);
});
