import type { PublicProfile } from '@folio/contract/profiles';

/** A profile of which every single text is that one; not checked, as a store might hold it. */
export function profileOf(text: string): PublicProfile {
  const period = { startDate: text, endDate: text, description: `${text}\n- ${text}` };
  return {
    id: '01890000-0000-7000-8000-000000000000',
    ...{ firstName: text, lastName: text, username: 'ada', isOwner: false, profilePicture: text },
    ...{ bio: text, title: text, location: text, website: text, company: text, phone: text },
    socialLinks: { linkedin: text, github: text, twitter: text },
    workExperience: [{ company: text, position: text, ...period }],
    education: [{ school: text, degree: text, field: text, ...period }],
    skills: [text],
    projects: [{ name: text, link: text, ...period }],
    certifications: [{ name: text, issuer: text, date: text, description: text, link: text }],
    ...{ pageLayout: 'default', accent: 'primary', layout: 'professional' },
    shows: {
      ...{ workExperience: true, education: true, skills: true },
      ...{ projects: true, certifications: true },
    },
    resume: { id: '01890000-0000-7000-8000-000000000001', name: text },
  };
}
