import { expect, it } from 'vitest';
import type { Line } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { joinLooseHeads } from './loose-heads.ts';
import { splitEntries } from './split-entries.ts';

/** Lines of a typed text; '**…**' is bold and '*…*' italic. */
const entriesOf = (text: string) =>
  joinLooseHeads(splitEntries(textToLines(text) as Line[])).map(({ header, body }) => ({
    header: header.map((one) => one.text),
    body: body.map((one) => one.text),
  }));

it('a sentence about the employer stands between its name and the dated role', () => {
  const text = `**Norra Tryck**
A printer of maps and of little else.
Printer, 2016 – 2019
- Ran two presses
**Studio Marta**
A studio of seven people in Malmö.
Designer, 2019 – 2021
- Drew maps`;
  expect(entriesOf(text)).toEqual([
    {
      header: ['Norra Tryck', 'Printer, 2016 – 2019'],
      body: ['A printer of maps and of little else.', 'Ran two presses'],
    },
    {
      header: ['Studio Marta', 'Designer, 2019 – 2021'],
      body: ['A studio of seven people in Malmö.', 'Drew maps'],
    },
  ]);
});

it('a role stands below such a sentence', () => {
  const [entry] = entriesOf(
    'Norra Tryck, 2016 – 2019\nA printer of maps and of little else.\n*Printer*\n- Ran two presses',
  );
  expect(entry?.header).toEqual(['Norra Tryck, 2016 – 2019', 'Printer']);
});

it('an employer in bold below the list of another belongs to the role below it', () => {
  const text = `**Printer, 2016 – 2019**
- Ran two presses
**Studio Marta**
**Designer, 2012 – 2016**
- Drew maps`;
  expect(entriesOf(text)[1]?.header).toEqual(['Studio Marta', 'Designer, 2012 – 2016']);
});

it('where all employers stand above a dated role, both may be bold', () => {
  const one = (company: string, dates: string) =>
    `**${company}**\nA house that prints maps and little else.\n**Printer, ${dates}**\n- Ran two presses\n`;
  const text = one('Norra Tryck', '2016 – 2019') + one('Studio Marta', '2012 – 2016');
  expect(entriesOf(text).map(({ header }) => header)).toEqual([
    ['Norra Tryck', 'Printer, 2016 – 2019'],
    ['Studio Marta', 'Printer, 2012 – 2016'],
  ]);
});
