import { z } from 'zod';
import { User } from './auth.ts';
import { Confirmation } from './confirmation.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { ProfileDetails, ProfileVisibility, profileLayouts, UpdateProfile } from './profile.ts';
import { bodyLimits, type Route } from './route.ts';
import { Usage } from './usage.ts';

/** A picture's address: of this server as a path, of elsewhere as a whole http address; '' for none. */
const Picture = z.string();

/** A person's own profile, with all that only they may see. */
export const Profile = z.object({
  ...User.pick({ id: true, firstName: true, lastName: true, email: true, username: true }).shape,
  /** An address that is still to be confirmed, after which it is `email`; '' for none. */
  pendingEmail: z.string(),
  profilePicture: Picture,
  ...ProfileDetails.shape,
  /** How often somebody else has opened the public page. */
  views: z.number().int(),
  /** Counts the saves. */
  version: z.number().int(),
  /** What was stored could not be read, and is kept: the profile began anew, hidden from all. */
  hasUnread: z.boolean().optional(),
});
export type Profile = z.infer<typeof Profile>;

const LinkedResume = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first page as the profile's page draws it: with what its owner hides there left out. */
  paper: z.object({
    widthPt: z.number(),
    heightPt: z.number(),
    /** What it says, and the pages after it; cut where it is very long. */
    text: z.string(),
    /** Tells one look of it from another. */
    tag: z.string(),
  }),
  /** Whether visitors may take that along as a PDF. */
  isDownloadable: z.boolean(),
});

/** A profile as its page shows it to the caller: hidden sections are empty. */
export const PublicProfile = z.object({
  ...User.pick({ id: true, firstName: true, lastName: true, username: true }).shape,
  /** Only for its owner. */
  email: z.string().optional(),
  isOwner: z.boolean(),
  profilePicture: Picture,
  ...ProfileDetails.omit({ notifications: true, visibility: true }).shape,
  ...ProfileVisibility.pick({ pageLayout: true, accent: true }).shape,
  /** The sections that its owner shows, filled or not. */
  shows: ProfileVisibility.pick({
    workExperience: true,
    education: true,
    skills: true,
    projects: true,
    certifications: true,
  }),
  /** The layout as the caller sees it: without a paid plan nobody sees the creative one. */
  layout: z.enum(profileLayouts),
  /** The public resume that the page links to; its name is for its owner alone, '' for others. */
  resume: LinkedResume.nullable(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** `user` is null, and `isPrivate` true, where the profile is there but not for the caller. */
const ShownProfile = answer({
  user: PublicProfile.nullable(),
  isPrivate: z.boolean(),
  message: z.string(),
});

/** A device that is logged in. */
export const DeviceSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Browser and system in words, as far as they could be told; '' when they could not. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** Devices of a person that stay signed in: one more signs out the one unused for longest. */
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

/** The device that was last in use first; there is no page after one without a cursor. */
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
          /** The token of a new address, as at registration: where no mail server could deliver it. */
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
  /** The body is multipart with the picture as `profilePicture`. */
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
  /** Deletes the account and all that belongs to it. */
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
  /** Ends every session, the caller's included. */
  endAllSessions: {
    method: 'DELETE',
    url: '/api/users/sessions',
    schema: { response: { 200: Acknowledged } },
  },
  /**
   * The key that this account's unsaved texts are encrypted with on one device while it is signed out:
   * the same one each time, as base64url of 32 bytes, for nobody else and for no other device.
   */
  deviceKey: {
    method: 'POST',
    url: '/api/users/device-key',
    schema: {
      body: z.strictObject({ device: z.string().regex(/^[\w-]{16,64}$/, 'This is no device') }),
      response: { 200: answer({ data: z.object({ key: z.string() }) }) },
    },
  },
  /** All that is stored of a person, as a JSON file and not as an envelope. */
  data: { method: 'GET', url: '/api/users/data', schema: { response: {} } },
  /** A profile by username without regard to case, or by 'user' followed by the account's id. */
  byUsername: {
    method: 'GET',
    url: '/api/profiles/:username',
    schema: { params: z.object({ username: z.string() }), response: { 200: ShownProfile } },
  },
} as const satisfies Record<string, Route>;
