import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * As `useNavigate`, for a path that an answer brings: whoever has left the page meanwhile is not
 * led away from where they are.
 */
export function useNavigateHere(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (path, options) => {
      if (isHere.current) void navigate(path, options);
    },
    [navigate],
  );
}
