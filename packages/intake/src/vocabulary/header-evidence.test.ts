import { describe, expect, it } from 'vitest';
import { againstName, namesDepartment } from './header-evidence.ts';

describe('namesDepartment', () => {
  it.each([
    'Quality Department',
    'Dienst Bevolking',
    'Department of Radiology',
    'Night desk',
    'Ufficio Acquisti',
    'Satınalma Bölümü',
  ])('takes %s for a part of an employer', (text) => {
    expect(namesDepartment(text)).toBe(true);
  });

  it.each(['Acme Works', 'Ashby Medical Center', 'Team Leader', 'Unit Four Ltd'])(
    'does not take %s for one',
    (text) => {
      expect(namesDepartment(text)).toBe(false);
    },
  );
});

describe('againstName', () => {
  it.each(['Board games for tablets', 'Same shop', 'Deux ateliers'])('doubts %s', (text) => {
    expect(againstName(text)).toBeGreaterThan(0);
  });

  it.each(['Board Games Ltd', 'Blue Heron', 'boulangerie familiale Morvan', 'City of Turku'])(
    'does not doubt %s',
    (text) => {
      expect(againstName(text)).toBe(0);
    },
  );
});
