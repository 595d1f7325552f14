import { expect, it } from 'vitest';
import { IdParams, PathId } from './id-params.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

it('takes an id as it is sent', () => {
  expect(IdParams.parse({ id })).toEqual({ id });
  expect(PathId.parse(id.toUpperCase())).toBe(id.toUpperCase());
});

it.each(['', 'x', `${id} `, `${id}0`, id.replaceAll('-', ''), '\0', 'null'])(
  'reads %j as an id that nothing has',
  (malformed) => expect(PathId.parse(malformed)).toBe('00000000-0000-0000-0000-000000000000'),
);
