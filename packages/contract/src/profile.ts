import { z } from 'zod';
import { Email, PersonName, Username } from './auth.ts';
import { contentLimits, count } from './content-limits.ts';
import { SocialAddress, WebAddress } from './profile-links.ts';
import { EntryKey, entries, limitedText, storableText } from './text-schemas.ts';

/** What a person states about themselves, independent of any resume. The only definition. */
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

/** The parts of a profile that its owner can hide individually. */
export const profileSections = [
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Only accounts with a paid plan can choose and show 'creative'. */
export const profileLayouts = ['professional', 'creative'] as const;
/** The layouts of the public page other than the creative one. */
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
  /** Hidden by default, because anybody who finds a number can call it. */
  phone: z.boolean().default(false),
  profileLayout: z.enum(profileLayouts).default('professional'),
  pageLayout: z.enum(pageLayouts).default('default'),
  accent: z.enum(pageAccents).default('primary'),
  /** The resume that the page links to, only while that is public itself. */
  resumeId: z.uuid().nullable().default(null),
  /** Whether visitors may download its PDF as the page shows it. */
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

/** The stored profile, apart from the account itself. */
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
type PatchShape<S extends Record<string, WithDefault>> = {
  [K in keyof S]: z.ZodOptional<ReturnType<S[K]['unwrap']>>;
};

/** All fields optional, without defaults (for PATCH). */
const patchShape = <S extends Record<string, WithDefault>>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ) as PatchShape<S>;

/**
 * Links that are saved, each of which must be a valid address. Links stored earlier need not be.
 */
export const SavedLinks = {
  website: WebAddress,
  socialLinks: z.strictObject({
    linkedin: SocialAddress('linkedin'),
    github: SocialAddress('github'),
    twitter: SocialAddress('twitter'),
  }),
};

/**
 * A change of a profile. Omitted fields stay unchanged, including those within `visibility`,
 * `notifications` and `socialLinks`. A new email address takes effect once it is confirmed.
 */
export const UpdateProfile = z.strictObject({
  ...patchShape(ProfileDetails.shape),
  website: SavedLinks.website.optional(),
  socialLinks: SavedLinks.socialLinks.partial().optional(),
  visibility: z.strictObject(patchShape(ProfileVisibility.shape)).optional(),
  notifications: z.strictObject(patchShape(ProfileNotifications.shape)).optional(),
  firstName: PersonName('First name').optional(),
  /** Everything after the first name; may be empty. */
  lastName: PersonName('Last name').or(z.literal('')).optional(),
  /**
   * Sent only if changed: the new address gets a confirmation link by mail. Sending the current one
   * withdraws a pending change.
   */
  email: Email.optional(),
  /**
   * Required with an email address that is neither the account's nor pending, because somebody else
   * may be using the session.
   */
  currentPassword: z.string().max(1_000).optional(),
  username: Username.optional(),
  /** The version that this change is based on. A stale one is rejected with `VERSION_CONFLICT`. */
  version: z.number().int().min(0).max(2_147_483_647).optional(),
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** Returns the details of an account that has written none. */
export const emptyProfile = (): ProfileDetails => ProfileDetails.parse({});
