import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { galleryCopy, loadFailure } from './gallery.copy.ts';
import { builtInTemplates, templatesQuery } from './templates.queries.ts';

/** The server's templates; those that came with the page where the server can't be had, and says so. */
export function useGalleryTemplates() {
  const { data, error, errorUpdatedAt, refetch } = useQuery(templatesQuery());
  const isLocal = !data && error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!isLocal) return;
    toast({ tone: 'error', title: galleryCopy.loadFailed, description: loadFailure(error) });
  }, [isLocal, errorUpdatedAt]);
  return { templates: data ?? (isLocal ? builtInTemplates : undefined), isLocal, retry: refetch };
}
