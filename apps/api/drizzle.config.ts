import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` in this folder writes the migration for a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/schema.ts',
    './src/platform/account-schema.ts',
    './src/platform/credits-schema.ts',
    './src/platform/money-schema.ts',
    './src/platform/inbox-schema.ts',
    './src/platform/profile-schema.ts',
    './src/platform/cover-letter-schema.ts',
    './src/platform/resume-schema.ts',
    './src/platform/language-schema.ts',
    './src/platform/history-schema.ts',
    './src/platform/application-schema.ts',
    './src/platform/letter-schema.ts',
    './src/platform/sent-document-schema.ts',
    './src/platform/question-schema.ts',
    './src/platform/api-key-schema.ts',
    './src/platform/passkey-schema.ts',
    './src/platform/account-log-schema.ts',
    './src/platform/oidc-schema.ts',
    './src/platform/oauth-schema.ts',
    './src/platform/review-schema.ts',
    './src/platform/proposal-schema.ts',
    './src/platform/admin-schema.ts',
  ],
  out: './migrations',
});
