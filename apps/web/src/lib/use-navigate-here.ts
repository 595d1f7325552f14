import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Like `useNavigate`, for a path from a response: does nothing if the person has left the page
 * meanwhile.
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
