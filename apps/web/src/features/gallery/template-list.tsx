import { mayUseTemplate } from '@folio/contract/entitlements';
import type { TemplateId } from '@folio/contract/templates';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import type { CardState } from './card-state.ts';
import { canHide } from './hidden-templates.ts';
import { HideDialog } from './hide-dialog.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import type { PreviewColor } from './preview-colors.ts';
import { useRecentTemplates } from './recent-templates.ts';
import { TemplateCard } from './template-card.tsx';
import { NoTemplates, TemplateGrid } from './template-grid.tsx';
import type { GalleryTemplate } from './templates.queries.ts';
import { usePreviewed } from './use-previewed.ts';

const shownAtOnce = 3;

type Props = {
  /** Those that are wanted, in their order. */
  templates: readonly GalleryTemplate[];
  /** The one whose preview is open, whether or not it is wanted. */
  previewed: GalleryTemplate | undefined;
  color: PreviewColor;
  creatingId: TemplateId | undefined;
  onColor: (color: PreviewColor) => void;
  onPreview: (id: TemplateId) => void;
  onTurn: (id: TemplateId) => void;
  onClosePreview: () => void;
  onCreate: (id: TemplateId) => void;
};

/** The templates as pages on the desk, with the dialogs that their actions open. */
export function TemplateList(props: Props) {
  const { templates, previewed, color, creatingId, onCreate } = props;
  const user = useUser();
  const recent = useRecentTemplates(user.id);
  const [asked, setAsked] = useState<GalleryTemplate>();
  usePreviewed(user.id, previewed?.id);
  const stateOf = ({ id }: GalleryTemplate): CardState => ({
    isRecent: recent.includes(id),
    isLocked: !mayUseTemplate(id, user),
    creating: creatingId && (creatingId === id ? 'this' : 'other'),
  });
  return (
    <>
      <TemplateGrid>
        {templates.map((template, index) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              color={color}
              isLazy={index >= shownAtOnce}
              state={stateOf(template)}
              actions={{
                onPreview: () => props.onPreview(template.id),
                onCreate: () => onCreate(template.id),
                onHide: canHide(template.id) ? () => setAsked(template) : undefined,
              }}
            />
          </li>
        ))}
      </TemplateGrid>
      {templates.length === 0 ? <NoTemplates /> : null}
      {previewed ? (
        <PreviewDialog
          template={previewed}
          neighbours={templates}
          color={color}
          state={stateOf(previewed)}
          onColor={props.onColor}
          onTurn={({ id }) => props.onTurn(id)}
          onClose={props.onClosePreview}
          onUse={() => onCreate(previewed.id)}
        />
      ) : null}
      <HideDialog template={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
