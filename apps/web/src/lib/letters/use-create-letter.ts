import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onceMade } from '../once-made.ts';
import { useNavigateHere } from '../use-navigate-here.ts';
import { lettersKey } from './letters.queries.ts';
import { createLetter, type NewLetter } from './new-letter.ts';

/**
 * Makes a letter of what `read` resolves to, and opens it where its page was not left meanwhile. Asked
 * again for the same after a lost answer it makes one.
 */
export function useCreateLetter<Wanted>(
  read: (wanted: Wanted) => Promise<Omit<NewLetter, 'id'>>,
  onError?: (error: Error) => void,
) {
  const [once] = useState(onceMade);
  const navigate = useNavigateHere();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const letter = await read(wanted);
      return once(letter, (id) => createLetter({ ...letter, id }));
    },
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: lettersKey });
      navigate(`/letters/${made.id}`);
    },
    ...(onError && { onError }),
  });
}
