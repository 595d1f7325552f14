import { expect, it } from 'vitest';
import { stylesFor } from './first-paint-styles.ts';

const markup = '<div class="flex md:p-4 w-1/2 [&amp;>a]:on"></div>';

it('keeps what the markup can be under, in its order', () => {
  const css =
    '@font-face{src:url(a)}@layer a,b;@layer base{a{x:1}*,:before{x:2}}' +
    '@layer utilities{.flex{x:3}.grid{x:4}.w-1\\/2{x:5}@media (width>=48rem){.md\\:p-4{x:6}.md\\:grid{x:7}}}';
  expect(stylesFor(css, markup)).toBe(
    '@font-face{src:url(a)}@layer a,b;@layer base{a{x:1}*,:before{x:2}}' +
      '@layer utilities{.flex{x:3}.w-1\\/2{x:5}@media (width>=48rem){.md\\:p-4{x:6}}}',
  );
});

it('leaves out a group of which nothing is left, and a rule whose every selector names another class', () => {
  expect(stylesFor('@media print{.grid{x:1}}.grid,.row a{x:2}.grid,.flex{x:3}', markup)).toBe(
    '.grid,.flex{x:3}',
  );
});

it('reads commas and brackets within a selector, and braces within quotes', () => {
  expect(
    stylesFor('.flex:is(.grid,a){x:1}.\\[\\&\\>a\\]\\:on>a{x:2}a:after{content:"}"}', markup),
  ).toBe('.\\[\\&\\>a\\]\\:on>a{x:2}a:after{content:"}"}');
});

it('keeps keyframes, and the content of other at-rules', () => {
  expect(stylesFor('.flex{background:url(a.b.svg)}@keyframes x{0%{y:1}}', markup)).toBe(
    '.flex{background:url(a.b.svg)}@keyframes x{0%{y:1}}',
  );
});
