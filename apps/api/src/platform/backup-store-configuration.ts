import { z } from 'zod';

/**
 * Settings of an S3-compatible store for backups, preferably one for which the server itself has no
 * other key.
 */
export const backupStoreEnvironment = {
  BACKUP_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'is an address like https://s3.eu-central-1.amazonaws.com',
    })
    .optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const BackupStoreEnvironment = z.object(backupStoreEnvironment);
export type BackupStore = NonNullable<ReturnType<typeof toBackupStore>>;

/** No store unless the address and both keys are set. */
export function toBackupStore(environment: z.output<typeof BackupStoreEnvironment>) {
  const endpoint = environment.BACKUP_S3_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    environment;
  if (!endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region: environment.BACKUP_S3_REGION, accessKeyId, secretAccessKey };
}
