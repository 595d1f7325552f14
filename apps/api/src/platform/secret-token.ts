import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text. Only its hash is ever stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
