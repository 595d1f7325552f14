import { expect, it } from 'vitest';
import { longDate } from '../../lib/dates.ts';
import { creditsNote, noteOf } from './payment-card.tsx';

const planEndsAt = '2027-03-10T12:00:00.000Z';
type Owner = Pick<Parameters<typeof noteOf>[0], 'subscription' | 'planEndsAt'>;
const planNote = (owner: Owner, plan: 'basic' | 'premium') =>
  noteOf({ ...owner, hasBoughtPack: false }, { kind: 'plan', plan });
const packNote = (owner: Owner) =>
  noteOf({ ...owner, hasBoughtPack: false }, { kind: 'credits', plan: 'pro' });

it('says nothing to who has no plan', () => {
  expect(planNote({ subscription: 'free' }, 'premium')).toBeUndefined();
});

it('says until when the plan lasts that one has, and what another year makes of it', () => {
  const { words, isWarning } = planNote({ subscription: 'premium', planEndsAt }, 'premium') ?? {};
  expect(words).toContain(`Your Premium Plan lasts until ${longDate(planEndsAt)}.`);
  expect(words).toContain(`until ${longDate('2028-03-09T12:00:00.000Z')}`);
  expect(isWarning).toBe(false);
});

it('[payment-card-1] warns who would pay for what they have', () => {
  const dearer = planNote({ subscription: 'basic', planEndsAt }, 'premium');
  expect(dearer?.words).toContain(`Your Basic Plan lasts until ${longDate(planEndsAt)}`);
  expect(dearer?.words).toContain('the Premium Plan includes all that it has');
  expect(dearer?.isWarning).toBe(true);
  const note = planNote({ subscription: 'premium', planEndsAt }, 'basic');
  expect(note?.words).toContain('so you’d pay for nothing new');
  expect(note?.isWarning).toBe(true);
  const agreed = planNote({ subscription: 'enterprise', planEndsAt }, 'premium');
  expect(agreed?.words).toContain('Your Enterprise Plan already includes all of this');
  expect(agreed?.isWarning).toBe(true);
});

it('warns who would buy credits that their plan leaves no use for', () => {
  for (const [subscription, name] of [
    ['premium', 'Premium Plan'],
    ['enterprise', 'Enterprise Plan'],
  ] as const)
    expect(packNote({ subscription, planEndsAt })).toEqual({
      words: `Your ${name} already includes AI features and PDFs until ${longDate(planEndsAt)}. You wouldn’t use these credits before then.`,
      isWarning: true,
    });
  expect(packNote({ subscription: 'basic', planEndsAt })).toBeUndefined();
  expect(packNote({ subscription: 'free' })).toBeUndefined();
});

it('says what becomes of the credits that one has', () => {
  const kept = (credits: number, plan: 'basic' | 'premium') =>
    creditsNote({ credits }, { kind: 'plan', plan });
  expect(kept(20, 'premium')).toBe('You keep your 20 credits for when the plan ends.');
  expect(kept(1, 'basic')).toBe('You keep your 1 credit for AI features.');
  expect(kept(0, 'premium')).toBeUndefined();
  expect(creditsNote({ credits: 20 }, { kind: 'credits', plan: 'pro' })).toBeUndefined();
});
