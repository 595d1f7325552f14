import { apiKeyLimits } from './api-keys.ts';
import { applicationLimits } from './application-fields.ts';
import { maxNamedMoments } from './history.ts';
import { maxLetters } from './letters.ts';
import { passkeyLimits } from './passkeys.ts';
import { pictureRules } from './photos.ts';
import { questionLimits } from './questions.ts';
import { linkLimits } from './resume-links.ts';
import { maxVersions } from './versions.ts';

/**
 * The storage limits of an account, the same on every plan and far more than people write. Anything
 * beyond is rejected with `QUOTA_EXCEEDED`, except that a history is thinned out instead, sparing
 * its named moments. `resumes` and `bytes` are defaults, which `MAX_RESUMES_PER_ACCOUNT` and
 * `MAX_BYTES_PER_ACCOUNT` override.
 */
export const accountQuotas = {
  resumes: 500,
  /** As many as resumes. Deleted ones can be restored for 30 days. */
  deletedResumes: 500,
  bytes: 50_000_000,
  /** The limit of all histories together, as a share of `bytes`. */
  historyShare: 1 / 5,
  bytesOfPicture: pictureRules.maxBytes,
  versionsOfResume: maxVersions,
  namedVersionsOfHistory: maxNamedMoments,
  linksOfResume: linkLimits.links,
  applications: applicationLimits.applications,
  letters: maxLetters,
  questions: questionLimits.questions,
  apiKeys: apiKeyLimits.keys,
  passkeys: passkeyLimits.passkeys,
} as const;
