import { expect, it } from 'vitest';
import { deleteCopy } from './account.copy.ts';

it('names all work that is deleted with an account, before it is', () => {
  const gone = deleteCopy.goes.join('; ');
  for (const work of ['resumes', 'letters', 'applications', 'profile', 'shared links'])
    expect(gone).toContain(work);
});
