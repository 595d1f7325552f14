import { describe, expect, it } from 'vitest';
import { ownName } from './own-name.ts';

const owns = (firstName: string, lastName: string, author: string): boolean => {
  const own = ownName({ firstName, lastName });
  const [last = '', given] = author.split(', ');
  return given === undefined ? own.isIn(author) : own.isInParts(last, given);
};

describe('the owner among authors', () => {
  it.each([
    ['Dr. A. Sharma', 'A. K. Sharma', 'A.K. Sharma', 'AK Sharma', 'Sharma A', 'Sharma AK'],
    ['Sharma, A.K.', 'Sharma, Anil K.', 'Sharma, AK', 'SHARMA, Anil', 'SHARMA Anil'],
    ['Prof. Dr. Anil K. Sharma', 'Anil Sharma PhD', 'A. Sharma, M.D.*', 'A. Sharma*', 'Sharma A1'],
    ['Anil Kumar Sharma', 'Ánil Sharma', 'Sharma Anil', 'A. Sharma (corresponding author)'],
  ])('is found as %s, %s, %s, %s', (...authors) => {
    const missed = authors.filter(
      (author) => !ownName({ firstName: 'Anil', lastName: 'Sharma' }).isIn(author.replace(',', '')),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['Anil Kumar', 'Sharma', 'Sharma, A.K.'],
    ['Dr. Anil', 'Sharma, PhD', 'A. Sharma'],
    ['A. K.', 'Sharma', 'Anil Kumar Sharma'],
    ['Mohan Amit', 'Sharma', 'Sharma MA'],
    ['Jürgen', 'Müller', 'Mueller J'],
    ['Jürgen', 'Mueller', 'J. Müller'],
    ['Søren', 'Østergård', 'Oestergaard, S.'],
    ['Łukasz', 'Wałęsa', 'L. Walesa'],
    ['János', 'Kovács', 'Dr. Kovács János'],
    ['Christian', 'Roth', 'Chr. Roth'],
    ['Jean-Pierre', 'Serre', 'J.-P. Serre'],
    ['Jan', 'van der Berg', 'Berg, J. van der'],
    ['Jan', 'van der Berg', 'Jan van der Berg'],
    ['Siobhán', 'O’Brien', "S. O'Brien"],
    ['Xiaoming', 'Wang', 'Wang Xiao-Ming'],
    ['Xiaoming', 'Wang', 'Wang XM'],
    ['Xiaoming', 'Wang', 'Wang, X.-M.'],
    ['娜', '李', '李娜'],
    ['太郎', '山田', '山田 太郎'],
    ['Suharto', '', 'Suharto'],
    ['Sanjay', 'De', 'S. De'],
  ])('%s %s is %s', (firstName, lastName, author) => {
    expect(owns(firstName, lastName, author)).toBe(true);
  });

  it.each([
    ['Ada', 'Lovelace', 'Anna Lovelace'],
    ['Ada', 'Lovelace', 'B. Lovelace'],
    ['Ada King', 'Lovelace', 'A. B. Lovelace'],
    ['Ada', 'Lovelace', 'Lovelace'],
    ['Anil', 'Sharma', 'Sharma MS'],
    ['Anil', 'Sharma', 'A. Sharman'],
    ['Anil', 'Sharma', 'PhD'],
    ['', '', ''],
  ])('%s %s is not %s', (firstName, lastName, author) => {
    expect(owns(firstName, lastName, author)).toBe(false);
  });
});
