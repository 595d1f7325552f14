import { newId } from '@folio/contract/new-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigateHere } from '../use-navigate-here.ts';
import { lettersKey } from './letters.queries.ts';
import { createLetter, type NewLetter } from './new-letter.ts';

/**
 * Makes a letter of what `read` resolves to, and opens it where its page was not left meanwhile. Asked
 * again after a lost answer it makes the same one.
 */
export function useCreateLetter<Wanted>(
  read: (wanted: Wanted) => Promise<Omit<NewLetter, 'id'>>,
  onError?: (error: Error) => void,
) {
  const [id, setId] = useState(newId);
  const navigate = useNavigateHere();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => createLetter({ ...(await read(wanted)), id }),
    onSuccess: (made) => {
      setId(newId());
      void client.invalidateQueries({ queryKey: lettersKey });
      navigate(`/letters/${made.id}`);
    },
    ...(onError && { onError }),
  });
}
