import { expect, it } from 'vitest';
import { writtenIn } from './pdf-fonts.ts';

const inFont = (name: string, text: string) =>
  writtenIn({ name, isBold: false, isItalic: false }, text);

it('letters that a font of icons has for its pictures are none', () => {
  for (const name of [
    'FontAwesome5Free-Solid',
    'SimpleIconsFiltered',
    'academicons',
    'MaterialIcons',
    'bootstrap-icons',
    'remixicon',
  ])
    expect(inFont(name, 'z'), name).toBe('\ue000');
  for (const name of [
    'Lexicon-Roman',
    'SourceSans3',
    'Silicon',
    'BarlowSemiCondensed-Regular',
    'Encode Sans SemiCondensed',
    'GothicOnly',
    'Iconic',
  ])
    expect(inFont(name, 'z'), name).toBe('z');
});

it('bullets of a font of icons stay', () => {
  expect(inFont('FontAwesome', '•')).toBe('•');
});
