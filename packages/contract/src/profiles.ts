import { z } from 'zod';
import { User } from './auth.ts';
import { Confirmation } from './confirmation.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { ProfileDetails, ProfileVisibility, profileLayouts, UpdateProfile } from './profile.ts';
import { bodyLimits, type Route } from './route.ts';
import { Usage } from './usage.ts';

/** A picture's address: a path on this server, a full http address elsewhere, or ''. */
const Picture = z.string();

/** A person's own profile, including private parts. */
export const Profile = z.object({
  ...User.pick({ id: true, firstName: true, lastName: true, email: true, username: true }).shape,
  /** A new address that is not confirmed yet, or ''. */
  pendingEmail: z.string(),
  profilePicture: Picture,
  ...ProfileDetails.shape,
  /** How often others have opened the public page. */
  views: z.number().int(),
  /** Incremented by every save. */
  version: z.number().int(),
  /**
   * Whether the stored profile could not be read. It is kept, and a new one was started that is
   * hidden from everybody.
   */
  hasUnread: z.boolean().optional(),
});
export type Profile = z.infer<typeof Profile>;

const LinkedResume = z.object({
  id: z.uuid(),
  name: z.string(),
  /**
   * The first page of the resume as the public page shows it, without what its owner hides there.
   */
  paper: z.object({
    widthPt: z.number(),
    heightPt: z.number(),
    /** The text of this and later pages; truncated if very long. */
    text: z.string(),
    /** A hash of its appearance. */
    tag: z.string(),
  }),
  /** Whether visitors may download it as a PDF. */
  isDownloadable: z.boolean(),
});

/** A profile as the caller may see it; hidden sections are empty. */
export const PublicProfile = z.object({
  ...User.pick({ id: true, firstName: true, lastName: true, username: true }).shape,
  /** Only for its owner. */
  email: z.string().optional(),
  isOwner: z.boolean(),
  profilePicture: Picture,
  ...ProfileDetails.omit({ notifications: true, visibility: true }).shape,
  ...ProfileVisibility.pick({ pageLayout: true, accent: true }).shape,
  /** The sections that its owner shows, whether or not they have content. */
  shows: ProfileVisibility.pick({
    workExperience: true,
    education: true,
    skills: true,
    projects: true,
    certifications: true,
  }),
  /** The effective layout: 'creative' only while the owner has a paid plan. */
  layout: z.enum(profileLayouts),
  /** The public resume that the page links to; its name is '' for everybody but its owner. */
  resume: LinkedResume.nullable(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** If the profile exists but is hidden from the caller, `user` is null and `isPrivate` is true. */
const ShownProfile = answer({
  user: PublicProfile.nullable(),
  isPrivate: z.boolean(),
  message: z.string(),
});

/** A session, named by its device. */
export const DeviceSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Browser and system, if the user agent names them, otherwise ''. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** The most sessions of a person. A new login beyond it ends the session unused for longest. */
export const maxDeviceSessions = 200;

const limitMessage = 'A page holds 1 to 100 devices';
const ListSessions = z.strictObject({
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(50),
  /** The `nextCursor` of the page before. */
  cursor: z.string().max(100).optional(),
});
export type ListSessions = z.infer<typeof ListSessions>;

/** Sorted by last use, latest first. The last page has no cursor. */
const SessionPage = answer({
  data: z.array(DeviceSession),
  page: z.object({ nextCursor: z.string().nullable(), total: z.number().int() }),
});
export type SessionPage = z.infer<typeof SessionPage>;

export const profileRoutes = {
  me: {
    method: 'GET',
    url: '/api/users/profile',
    schema: { response: { 200: answer({ data: Profile }) } },
  },
  update: {
    method: 'PUT',
    url: '/api/users/profile',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      body: UpdateProfile,
      response: {
        200: answer({
          data: Profile,
          message: z.string(),
          /**
           * The confirmation token of a new address, as at registration, if no mail server is
           * configured.
           */
          verificationToken: z.string().optional(),
        }),
      },
    },
  },
  /** A profile by its account's id, as the public page shows it. */
  byId: {
    method: 'GET',
    url: '/api/users/profile/:id',
    schema: { params: IdParams, response: { 200: ShownProfile } },
  },
  /** The body is multipart, with the picture as `profilePicture`. */
  uploadPicture: {
    method: 'POST',
    url: '/api/users/profile/picture',
    schema: { response: { 200: answer({ data: z.object({ profilePicture: Picture }) }) } },
  },
  deletePicture: {
    method: 'DELETE',
    url: '/api/users/profile/picture',
    schema: { response: { 200: Acknowledged } },
  },
  /** Deletes the account with everything that belongs to it. */
  deleteAccount: {
    method: 'DELETE',
    url: '/api/users/profile',
    schema: {
      body: Confirmation,
      response: { 200: Acknowledged },
    },
  },
  usage: {
    method: 'GET',
    url: '/api/users/usage',
    schema: { response: { 200: answer({ data: Usage }) } },
  },
  sessions: {
    method: 'GET',
    url: '/api/users/sessions',
    schema: { querystring: ListSessions, response: { 200: SessionPage } },
  },
  endSession: {
    method: 'DELETE',
    url: '/api/users/sessions/:id',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
  /** Ends every session, including the caller's. */
  endAllSessions: {
    method: 'DELETE',
    url: '/api/users/sessions',
    schema: { response: { 200: Acknowledged } },
  },
  /**
   * Returns the key that encrypts this account's unsaved texts on one device while it is signed
   * out: always the same for this account and device, and different for any other, as base64url of
   * 32 bytes.
   */
  deviceKey: {
    method: 'POST',
    url: '/api/users/device-key',
    schema: {
      body: z.strictObject({ device: z.string().regex(/^[\w-]{16,64}$/, 'This is no device') }),
      response: { 200: answer({ data: z.object({ key: z.string() }) }) },
    },
  },
  /** Returns everything stored about a person, as a JSON file without an envelope. */
  data: { method: 'GET', url: '/api/users/data', schema: { response: {} } },
  /** Returns a profile by username, ignoring case, or by 'user' followed by the account's id. */
  byUsername: {
    method: 'GET',
    url: '/api/profiles/:username',
    schema: { params: z.object({ username: z.string() }), response: { 200: ShownProfile } },
  },
} as const satisfies Record<string, Route>;
