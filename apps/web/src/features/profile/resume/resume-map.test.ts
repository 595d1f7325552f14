import { emptyProfile, ProfileDetails } from '@folio/contract/profile';
import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../form-values.ts';
import { fillProfile, unfillProfile } from './fill-profile.ts';
import { profileFromResume } from './profile-from-resume.ts';
import { resumeFromProfile } from './resume-from-profile.ts';

const content = ResumeContent.parse({
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    title: 'Pilot',
    phone: '+91 1',
    location: 'Pune',
    website: 'https://www.linkedin.com/in/asha',
    summary: 'Flies **well**.',
    email: 'a@b.in',
  },
  workExperience: [
    {
      company: 'Kite',
      position: 'Pilot',
      startDate: '2021-03',
      current: true,
      description: 'Harbours.',
      bullets: ['Led *three* ships', '2 * 3 * 4'],
    },
    { company: 'Rope', position: 'Mate', dateText: 'Summer 2019' },
  ],
  education: [{ institution: 'Sea School', degree: 'BSc', startDate: '2015', endDate: '2018' }],
  skills: [{ category: 'A', items: ['Radar', 'Ropes'] }, { items: ['Radar', 'Knots'] }],
  projects: [{ name: 'Chart', description: 'A map.', technologies: 'Ink, Paper', link: 'c.in' }],
  certifications: [{ name: 'Master', issuer: 'Port', date: '2020-05' }],
});
const from = profileFromResume(content);
const account = { fullName: 'Asha Verma', email: 'a@b.in', currentPassword: '', username: 'asha' };

describe('a profile from a resume', () => {
  it('has the resume’s data as plain text', () => {
    expect(from).toMatchObject({
      title: 'Pilot',
      phone: '+91 1',
      location: 'Pune',
      company: 'Kite',
      website: '',
      bio: 'Flies well.',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/asha', github: '', twitter: '' },
      skills: ['Radar', 'Ropes', 'Knots'],
    });
    expect(from.projects[0]).toMatchObject({
      name: 'Chart',
      link: 'c.in',
      description: 'A map.\nTechnologies: Ink, Paper',
    });
    expect(from.certifications[0]).toMatchObject({ name: 'Master', date: 'May 2020' });
  });

  it('writes dates as displayed, bullets as lines, and keeps other text', () => {
    expect(from.workExperience).toEqual([
      {
        company: 'Kite',
        position: 'Pilot',
        startDate: 'Mar 2021',
        endDate: 'Present',
        description: 'Harbours.\n• Led three ships\n• 2 * 3 * 4',
      },
      {
        company: 'Rope',
        position: 'Mate',
        startDate: 'Summer 2019',
        endDate: '',
        description: '',
      },
    ]);
  });

  it('is one that can be saved, for the sample too', () => {
    const base = emptyProfile();
    expect(() => ProfileDetails.parse({ ...base, ...from })).not.toThrow();
    expect(() =>
      ProfileDetails.parse({ ...base, ...profileFromResume(sampleContent) }),
    ).not.toThrow();
  });
});

describe('filling a profile', () => {
  it('fills an empty one with everything, and says so', () => {
    const { filled, taken } = fillProfile(emptyProfile(), from);
    expect(filled).toMatchObject({ title: 'Pilot', bio: 'Flies well.', skills: from.skills });
    expect(filled.workExperience).toHaveLength(2);
    expect(taken).toContainEqual({ label: 'Work experience', text: 'Kite, Pilot; Rope, Mate' });
    expect(taken).toContainEqual({ label: 'Skills', text: 'Radar, Ropes, Knots' });
    expect(filled).not.toHaveProperty('website');
  });

  it('[resume-map-1] keeps existing values, and adds missing ones only', () => {
    const profile = ProfileDetails.parse({
      title: 'Captain',
      socialLinks: { github: 'https://github.com/asha' },
      workExperience: [{ company: 'KITE', position: 'pilot ', startDate: 'Mar 2021' }],
      skills: ['radar'],
      projects: [{ name: 'Chart' }],
    });
    const { filled } = fillProfile(profile, from);
    expect(filled).not.toHaveProperty('title');
    expect(filled).not.toHaveProperty('projects');
    expect(filled.socialLinks).toEqual({ ...from.socialLinks, github: 'https://github.com/asha' });
    expect(filled.workExperience).toEqual([...profile.workExperience, from.workExperience[1]]);
    expect(filled.skills).toEqual(['radar', 'Ropes', 'Knots']);
  });

  it('adds nothing twice', () => {
    const profile = emptyProfile();
    const once = { ...profile, ...fillProfile(profile, from).filled };
    expect(fillProfile(once, from)).toEqual({ filled: {}, taken: [] });
  });

  it('is undone where nothing was written since', () => {
    const before = { ...emptyProfile(), skills: ['Knots'] };
    const { filled } = fillProfile(before, from);
    const now = { ...before, ...filled, title: 'Captain', website: 'asha.in' };
    const { title: _, ...undone } = unfillProfile(before, filled, now);
    expect({ ...now, ...undone }).toEqual({ ...before, title: 'Captain', website: 'asha.in' });
    expect(unfillProfile(before, filled, now)).not.toHaveProperty('title');
  });
});

describe('a resume from a profile', () => {
  const values = (details: object): FormValues => ({
    ...account,
    ...ProfileDetails.parse(details),
  });

  it('[resume-map-2] says what the resume said that the profile came from', () => {
    const back = resumeFromProfile({ ...account, ...emptyProfile(), ...from });
    expect(back.personalInfo).toEqual({ ...content.personalInfo, summary: 'Flies well.' });
    expect(back.workExperience).toEqual([
      {
        ...content.workExperience[0],
        bullets: [
          { id: 'bullets-1', place: 'a0', text: 'Led three ships', isHidden: false },
          { id: 'bullets-2', place: 'a1', text: '2 * 3 * 4', isHidden: false },
        ],
      },
      content.workExperience[1],
    ]);
    expect(back.education).toEqual(content.education);
    expect(back.projects).toEqual(content.projects);
    expect(back.certifications).toEqual(content.certifications);
    expect(back.skills).toMatchObject([{ category: '', itemsText: '', items: from.skills }]);
  });

  it('loses no link: the first is the website, the rest have a section', () => {
    const back = resumeFromProfile(
      values({ website: 'asha.in', socialLinks: { linkedin: 'in/asha', twitter: 'x.com/asha' } }),
    );
    expect(back.personalInfo.website).toBe('asha.in');
    expect(back.customSections).toMatchObject([
      {
        title: 'Links',
        entries: [
          {
            bullets: [{ text: 'https://www.linkedin.com/in/asha' }, { text: 'https://x.com/asha' }],
          },
        ],
      },
    ]);
  });

  it('of an empty profile has a name and nothing else', () => {
    const back = resumeFromProfile(values({}));
    expect(back.personalInfo).toMatchObject({ firstName: 'Asha', lastName: 'Verma' });
    expect([back.skills, back.workExperience, back.customSections]).toEqual([[], [], []]);
  });
});
