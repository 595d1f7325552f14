import type { TemplateId } from '@folio/contract/template-ids';
import { templateById } from '@folio/contract/template-list';
import { CountedTemplate, type Template, templateRoutes } from '@folio/contract/templates';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../lib/api-client.ts';

/** Without counts if the server can't be reached. */
export type GalleryTemplate = Template & Partial<Pick<CountedTemplate, 'uses' | 'views'>>;

/** Shown if the server's list can't be loaded. */
const builtInIds: readonly TemplateId[] = ['modern', 'classic', 'minimal'];
export const builtInTemplates: readonly GalleryTemplate[] = builtInIds.map(templateById);
export const isBuiltIn = (id: TemplateId): boolean => builtInIds.includes(id);

const TemplateList = z.array(CountedTemplate).min(1);

/** Not retried automatically: the built-in list is shown at once, with a Retry. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates'] as const,
    queryFn: async (): Promise<readonly GalleryTemplate[]> => {
      const answer: { data?: unknown } = await api(templateRoutes.list);
      const list = TemplateList.safeParse(answer?.data);
      if (!list.success) throw new Error('The server didn’t send a list of templates.');
      return list.data;
    },
    retry: false,
    staleTime: 60_000,
  });

/** The URL of a template's image in an accent color; generated once and cached with the page. */
export const pictureQuery = (
  { id, previewImage }: Pick<Template, 'id' | 'previewImage'>,
  accent: string | null,
) =>
  queryOptions({
    queryKey: ['template-pictures', id, accent] as const,
    queryFn: async () => {
      if (accent === null) return previewImage;
      const [{ recolorPicture }, svg] = await Promise.all([
        import('@folio/documents/recolor-picture'),
        fetchPicture(previewImage),
      ]);
      const recolored = recolorPicture(svg, id, accent);
      return URL.createObjectURL(new Blob([recolored], { type: 'image/svg+xml' }));
    },
    enabled: accent !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function fetchPicture(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture ${address} didn’t load`);
  return response.text();
}

export type CardActions = {
  onPreview: () => void;
  onCreate: () => void;
  /** Absent for a template that can't be hidden. */
  onHide: (() => void) | undefined;
};

export type CardState = {
  isRecent: boolean;
  /** Whether it needs a plan that the person doesn't have. */
  isLocked: boolean;
  /** Whether a resume is being created in this template, or in another. */
  creating: 'this' | 'other' | undefined;
};
