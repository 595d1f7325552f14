import type { TemplateId } from '@folio/contract/template-ids';
import { templateById } from '@folio/contract/template-list';
import { CountedTemplate, type Template, templateRoutes } from '@folio/contract/templates';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../lib/api-client.ts';

/** The counts are missing where the server was not reached. */
export type GalleryTemplate = Template & Partial<Pick<CountedTemplate, 'uses' | 'views'>>;

/** What the gallery shows when it can't have the server's list. No one can take these out of it. */
const builtInIds: readonly TemplateId[] = ['modern', 'classic', 'minimal'];
export const builtInTemplates: readonly GalleryTemplate[] = builtInIds.map(templateById);
export const isBuiltIn = (id: TemplateId): boolean => builtInIds.includes(id);

const TemplateList = z.array(CountedTemplate).min(1);

/** Not tried again by itself: the built-in list stands in at once, with a Retry. */
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

/** The address of a template's picture in an accent; each is made once and kept with the page. */
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
  /** Missing for a template that can't be hidden. */
  onHide: (() => void) | undefined;
};

export type CardState = {
  isRecent: boolean;
  /** Whether it asks for a plan that the person does not have. */
  isLocked: boolean;
  /** Whether a resume is being made in it, or in another. */
  creating: 'this' | 'other' | undefined;
};
