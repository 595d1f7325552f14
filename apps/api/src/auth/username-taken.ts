import { AppError } from '../platform/app-error.ts';

export const usernameTaken = () =>
  new AppError('USERNAME_TAKEN', 'This username is taken.', {
    errors: { username: ['This username is taken'] },
  });
