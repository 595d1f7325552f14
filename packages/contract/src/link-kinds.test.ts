import { expect, it } from 'vitest';
import { kindOfAddress } from './link-kinds.ts';

it.each([
  ['https://www.linkedin.com/in/ada', 'linkedin'],
  ['github.com/ada', 'github'],
  ['https://de.linkedin.com/in/ada', 'linkedin'],
  ['HTTPS://ORCID.ORG/0000-0002-1825-0097', 'orcid'],
  ['ada.github.io', 'portfolio'],
  ['https://notgithub.com', undefined],
  ['https://ada.example', undefined],
  ['x.com:443/ada', 'x'],
  ['', undefined],
])('%s is of the kind %s', (address, kind) => {
  expect(kindOfAddress(address)).toBe(kind);
});
