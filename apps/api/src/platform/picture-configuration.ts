import { z } from 'zod';

/** Settings of the store of people's pictures. */
export const pictureEnvironment = {
  PICTURE_STORE: z.enum(['folder', 's3'], 'is folder or s3').default('folder'),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'is an address like https://s3.eu-central-1.amazonaws.com',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, 'is the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
};

const PictureEnvironment = z.object(pictureEnvironment);
export type PictureConfiguration = ReturnType<typeof toPictureConfiguration>;

export function toPictureConfiguration(environment: z.output<typeof PictureEnvironment>) {
  return {
    store: environment.PICTURE_STORE,
    endpoint: (environment.S3_ENDPOINT ?? '').replace(/(?<!\/)\/+$/, ''),
    bucket: environment.S3_BUCKET ?? '',
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
  };
}

/** Describes missing settings. */
export function pictureProblems(pictures: PictureConfiguration): string[] {
  if (pictures.store !== 's3') return [];
  const needed = {
    S3_ENDPOINT: pictures.endpoint,
    S3_BUCKET: pictures.bucket,
    S3_ACCESS_KEY_ID: pictures.accessKeyId,
    S3_SECRET_ACCESS_KEY: pictures.secretAccessKey,
  };
  return Object.entries(needed)
    .filter(([, value]) => value === '')
    .map(([name]) => `${name} is missing: PICTURE_STORE s3 needs it.`);
}
