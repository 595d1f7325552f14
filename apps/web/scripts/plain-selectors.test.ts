import { expect, test } from 'vitest';
import { withPlainSelectors } from './plain-selectors.ts';

test.each([
  [
    'a group that is hovered names what changes below it',
    String.raw`.a{b:c}.group-hover\/row\:x:is(:where(.group\/row):hover *){b:c}`,
    String.raw`.a{b:c}:where(.group\/row):hover .group-hover\/row\:x{b:c}`,
  ],
  [
    'conditions in brackets, lists and pseudo-elements stay',
    '.x:is(:where(.group):is([open],:open) *):after,.y:is(:where(.group):has(:checked) *){b:c}',
    ':where(.group):is([open],:open) .x:after,:where(.group):has(:checked) .y{b:c}',
  ],
  [
    'children name their parent first',
    String.raw`:is(.\*\:x>*):first-child{b:c}:is(.\*\*\:y *)[z]{b:c}`,
    String.raw`.\*\:x>*:first-child{b:c}.\*\*\:y *[z]{b:c}`,
  ],
  [
    'siblings, lists of parents and other selectors stay as they are',
    '.x:is(:where(.peer):checked~*){b:c}.y:is(.a *,.b *){b:c}.z:has(:is(p)){b:c}',
    '.x:is(:where(.peer):checked~*){b:c}.y:is(.a *,.b *){b:c}.z:has(:is(p)){b:c}',
  ],
])('%s', (_, css, plain) => {
  expect(withPlainSelectors(css)).toBe(plain);
});
