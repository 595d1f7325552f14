import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagePicture } from '../../ui/page-picture.tsx';
import type { PreviewColor } from './color-swatches.tsx';
import { type GalleryTemplate, pictureQuery } from './templates.queries.ts';

/** The sample resume as the template sets it, in the colour that previews are wanted in. */
export function TemplatePicture({
  template,
  color,
  isLazy = false,
}: {
  template: GalleryTemplate;
  color: PreviewColor;
  isLazy?: boolean;
}) {
  // What was shown stays until the other colour is there, and where it can't be had.
  const { data } = useQuery({
    ...pictureQuery(template, color.accent),
    placeholderData: keepPreviousData,
  });
  const src = color.accent === null ? template.previewImage : (data ?? template.previewImage);
  return (
    <PagePicture src={src} alt={`A resume in the template ${template.name}`} isLazy={isLazy} />
  );
}
