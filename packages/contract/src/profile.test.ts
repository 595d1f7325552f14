import { describe, expect, it } from 'vitest';
import { emptyProfile, UpdateProfile } from './profile.ts';

describe('a profile', () => {
  it('[profile-1] begins empty, public, with every section shown', () => {
    const { visibility, notifications, skills } = emptyProfile();
    expect(visibility).toMatchObject({ public: true, skills: true, profileLayout: 'professional' });
    expect(notifications).toEqual({ email: true, browser: false });
    expect(skills).toEqual([]);
  });

  it('keeps every field that a change leaves out', () => {
    expect(UpdateProfile.parse({})).toEqual({});
    const hidden = { visibility: { public: false } };
    expect(UpdateProfile.parse(hidden)).toEqual(hidden);
  });

  it('[profile-2] holds each skill once, trimmed, and no empty one', () => {
    const { skills } = UpdateProfile.parse({ skills: [' Go ', 'Go', '', 'go'] });
    expect(skills).toEqual(['Go', 'go']);
  });

  it('takes a name of one word', () => {
    expect(UpdateProfile.safeParse({ firstName: 'Sukarno', lastName: '' }).success).toBe(true);
    expect(UpdateProfile.safeParse({ firstName: '' }).success).toBe(false);
  });
});
