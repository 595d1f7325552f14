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
 * What one account may keep, the same on every plan: far more than people write. What is beyond it is
 * refused with `QUOTA_EXCEEDED`; a history is thinned instead, its named versions aside. `resumes` and
 * `bytes` are what whoever runs Folio has by default (`MAX_RESUMES_PER_ACCOUNT`, `MAX_BYTES_PER_ACCOUNT`).
 */
export const accountQuotas = {
  resumes: 500,
  /** As many as resumes again: what is deleted can be restored for 30 days. */
  deletedResumes: 500,
  bytes: 50_000_000,
  /** Of all histories together, as a share of `bytes`. */
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
