import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SentContentInput } from './content-input.ts';
import { increasingPlaces, withIds } from './entry-ids.ts';
import { hasAllIds, matchIds } from './match-ids.ts';
import { plainContent } from './plain-content.ts';
import { ResumeContent } from './resume-content.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';

let made = 0;
const newId = () => `new-${made++}`;
const sent = (plain: unknown) => SentContentInput.parse(JSON.parse(JSON.stringify(plain)));
const put = (plain: unknown, stored: ResumeContent) =>
  withIds(matchIds(sent(plain), stored), newId);
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));

it('a content that is sent back without ids and flags gets all of them again', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => {
      const plain = plainContent(content);
      expect(plainContent(withIds(sent(plain)))).toEqual(plain);
      const nameless = withoutIds(plain);
      expect(withoutIds(plainContent(withIds(sent(nameless), newId)))).toEqual(nameless);
    }),
  );
});

it('a content that is sent as it was answered keeps every id and place', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => {
      expect(put(plainContent(content), content)).toEqual(content);
      expect(put(withoutIds(plainContent(content)), content)).toEqual(content);
    }),
  );
});

it('a list of any places gets ones that strictly increase, and keeps its order', () => {
  const anyPlace = fc.oneof(
    fc.constantFrom('', 'a0', 'a1', 'a2', 'a0V', 'Zz', 'b00', 'a00', 'é', '-'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 20 }), (given) => {
      const places = increasingPlaces(given);
      expect(places).toHaveLength(given.length);
      for (const [index, place] of places.entries())
        if (index > 0) expect(place > (places[index - 1] ?? '')).toBe(true);
      expect(increasingPlaces(places)).toBe(places);
    }),
  );
});

it('a move changes the place of what was moved alone', () => {
  const places = increasingPlaces(Array.from({ length: 30 }, () => ''));
  const [first = '', ...rest] = places;
  const moved = increasingPlaces([...rest.slice(0, 17), first, ...rest.slice(17)]);
  expect(moved.filter((place) => !places.includes(place))).toHaveLength(1);
});

const stored = ResumeContent.parse({
  workExperience: [
    { id: 'cook', position: 'Cook', bullets: ['Baked', 'Fried', 'Boiled'] },
    { id: 'chef', position: 'Chef', bullets: ['Led'] },
  ],
});
const job = (bullets: string[], position = 'Cook') => ({ position, bullets });
const idsOf = (content: ResumeContent) =>
  content.workExperience.map(({ id, bullets }) => [id, ...bullets.map((bullet) => bullet.id)]);
const sentJobs = (...workExperience: object[]) => idsOf(put({ workExperience }, stored));

it('a bullet that was changed is still the one between its neighbours', () => {
  expect(sentJobs(job(['Baked', 'Fried fish', 'Boiled']), job(['Led'], 'Chef'))).toEqual(
    idsOf(stored),
  );
});

it('entries and bullets are found again where others were put before them', () => {
  const [cook = [], chef = []] = idsOf(stored);
  const ids = sentJobs(job([], 'New'), job(['Led'], 'Chef'), {
    ...job(['Fried', 'Baked']),
    id: 'cook',
  });
  expect(ids[0]?.[0]).toMatch(/^new-/);
  expect(ids.slice(1)).toEqual([chef, ['cook', cook[2], cook[1]]]);
});

it('an id that is sent twice, or is unknown, does not take the id of another entry', () => {
  const twice = sentJobs({ ...job([]), id: 'cook' }, { ...job([]), id: 'cook' });
  expect(new Set(twice.flat()).size).toBe(2);
  expect(sentJobs({ ...job([], 'Chef'), id: 'own' })[0]?.[0]).toBe('own');
});

it('a content whose entries all have ids is accepted without matching', () => {
  fc.assert(fc.property(arbitraryContent, hasAllIds));
  expect(hasAllIds(sent({ languages: [{ language: 'Dutch' }] }))).toBe(false);
  expect(hasAllIds(sent({ workExperience: [{ id: 'a', place: 'a0', bullets: ['x'] }] }))).toBe(
    false,
  );
});
