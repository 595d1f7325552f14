import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './error-report-text.ts';

describe('withoutPersonalData', () => {
  it.each([
    ['No user asha.verma+cv@gmail.com here', 'No user [email] here'],
    ['Résumé of größe@exämple.de', 'Résumé of [email]'],
    [
      'GET https://folio.test/reset-password?token=abc#x failed',
      'GET https://folio.test/reset-password failed',
    ],
    [
      'at f (https://folio.test/assets/index-Dw95StVl.js?v=1:12:345)',
      'at f (https://folio.test/assets/index-Dw95StVl.js:12:345)',
    ],
    ['No resume 01890000-0000-7000-8000-00000000000a', 'No resume [id]'],
    ['Bearer q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k', 'Bearer [secret]'],
    ['Call +49 (0) 170 123-4567 now', 'Call [number] now'],
    [
      `Unexpected token 'A', "Asha Verma"... is not valid JSON`,
      `Unexpected token 'A', "..."... is not valid JSON`,
    ],
  ])('%s', (text, clean) => {
    expect(withoutPersonalData(text)).toBe(clean);
    expect(withoutPersonalData(clean)).toBe(clean);
  });

  it.each([
    "Cannot read properties of undefined (reading 'company')",
    'at PaperPage (https://folio.test/assets/paper-page-BRAQ49GH.js:1:20331)',
    'Minified React error #418; visit https://react.dev/errors/418 for the full message',
    'paintPage@https://folio.test/assets/index-Dw95StVl.js:1:20331',
    'at useTheVeryLongNameOfSomeHookThatNobodyWouldWrite',
  ])('leaves what says where to look: %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('takes linear time on hostile input', () => {
    for (const part of ['a', '@', '"', '1 ', 'a@a.', 'x://', '\\"', '(', '0-'])
      expect(withoutPersonalData(part.repeat(8_000)).length).toBeGreaterThan(0);
  });
});
