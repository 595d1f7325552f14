import { z } from 'zod';
import { Email, PersonName, Username } from './auth.ts';
import { contentLimits, count } from './content-limits.ts';
import { SocialAddress, WebAddress } from './profile-links.ts';
import { EntryKey, entries, limitedText, storableText } from './text-schemas.ts';

/** What a person tells of themselves, apart from any resume: the one definition. */
const shortText = limitedText(contentLimits.shortText);
const longText = limitedText(contentLimits.longText);
const link = limitedText(contentLimits.link);

export const ProfileWork = z.strictObject({
  id: EntryKey,
  company: shortText,
  position: shortText,
  startDate: shortText,
  endDate: shortText,
  description: longText,
});
export type ProfileWork = z.infer<typeof ProfileWork>;

export const ProfileEducation = z.strictObject({
  id: EntryKey,
  school: shortText,
  degree: shortText,
  field: shortText,
  startDate: shortText,
  endDate: shortText,
  description: longText,
});
export type ProfileEducation = z.infer<typeof ProfileEducation>;

export const ProfileProject = z.strictObject({
  id: EntryKey,
  name: shortText,
  description: longText,
  link,
  startDate: shortText,
  endDate: shortText,
});
export type ProfileProject = z.infer<typeof ProfileProject>;

export const ProfileCertification = z.strictObject({
  id: EntryKey,
  name: shortText,
  issuer: shortText,
  date: shortText,
  description: longText,
  link,
});
export type ProfileCertification = z.infer<typeof ProfileCertification>;

/** The parts of a profile that its owner can hide one by one. */
export const profileSections = [
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** 'creative' is chosen by, and shown to, those with a paid plan alone. */
export const profileLayouts = ['professional', 'creative'] as const;
/** How the public page is laid out, unless it is the creative one. */
export const pageLayouts = ['default', 'expanded', 'compact'] as const;
export const pageAccents = ['primary', 'purple', 'blue', 'green', 'pink'] as const;

const shown = z.boolean().default(true);

export const ProfileVisibility = z.strictObject({
  public: shown,
  workExperience: shown,
  education: shown,
  skills: shown,
  projects: shown,
  certifications: shown,
  /** Hidden until its owner shows it: a number is called by whoever finds it. */
  phone: z.boolean().default(false),
  profileLayout: z.enum(profileLayouts).default('professional'),
  pageLayout: z.enum(pageLayouts).default('default'),
  accent: z.enum(pageAccents).default('primary'),
  /** The resume that the page links to; it is linked only while it is public itself. */
  resumeId: z.uuid().nullable().default(null),
  /** Whether visitors may take its PDF along, as the page shows it. */
  download: z.boolean().default(false),
});
export type ProfileVisibility = z.infer<typeof ProfileVisibility>;

export const ProfileNotifications = z.strictObject({
  email: z.boolean().default(true),
  browser: z.boolean().default(false),
});
export type ProfileNotifications = z.infer<typeof ProfileNotifications>;

export const SocialLinks = z.strictObject({ linkedin: link, github: link, twitter: link });
export type SocialLinks = z.infer<typeof SocialLinks>;

const skillsLimit = 500;
export const ProfileSkills = z
  .array(storableText(contentLimits.shortText))
  .max(skillsLimit, `A profile can have up to ${count(skillsLimit)} skills.`)
  .overwrite((skills) => [...new Set(skills.map((skill) => skill.trim()).filter(Boolean))])
  .default([]);

/** What is kept beside the account itself, as it is stored. */
export const ProfileDetails = z.strictObject({
  bio: longText,
  title: shortText,
  location: shortText,
  website: link,
  company: shortText,
  phone: shortText,
  socialLinks: SocialLinks.prefault({}),
  visibility: ProfileVisibility.prefault({}),
  notifications: ProfileNotifications.prefault({}),
  workExperience: entries(ProfileWork),
  education: entries(ProfileEducation),
  skills: ProfileSkills,
  projects: entries(ProfileProject),
  certifications: entries(ProfileCertification),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

type WithDefault = z.ZodDefault<z.ZodType> | z.ZodPrefault<z.ZodType>;
type Given<S extends Record<string, WithDefault>> = {
  [K in keyof S]: z.ZodOptional<ReturnType<S[K]['unwrap']>>;
};

/** All fields optional, without defaults (for PATCH). */
const given = <S extends Record<string, WithDefault>>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ) as Given<S>;

/** Links as they are saved: each leads somewhere. What was stored before may not. */
export const SavedLinks = {
  website: WebAddress,
  socialLinks: z.strictObject({
    linkedin: SocialAddress('linkedin'),
    github: SocialAddress('github'),
    twitter: SocialAddress('twitter'),
  }),
};

/**
 * A change of a profile; what is left out stays as it is, also within `visibility`, `notifications`
 * and `socialLinks`. A new address counts once it is confirmed.
 */
export const UpdateProfile = z.strictObject({
  ...given(ProfileDetails.shape),
  website: SavedLinks.website.optional(),
  socialLinks: SavedLinks.socialLinks.partial().optional(),
  visibility: z.strictObject(given(ProfileVisibility.shape)).optional(),
  notifications: z.strictObject(given(ProfileNotifications.shape)).optional(),
  firstName: PersonName('First name').optional(),
  /** The rest of the full name, which may have but one word. */
  lastName: PersonName('Last name').or(z.literal('')).optional(),
  /** To be sent when it was changed alone: each other address is mailed a link, the own withdraws it. */
  email: Email.optional(),
  /**
   * With an address that is neither the account's nor waiting to be: whose session it is may be
   * another's.
   */
  currentPassword: z.string().max(1_000).optional(),
  username: Username.optional(),
  /** The version that this was changed on; a stale one is refused with `VERSION_CONFLICT`. */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** The details of an account that has written none. */
export const emptyProfile = (): ProfileDetails => ProfileDetails.parse({});
